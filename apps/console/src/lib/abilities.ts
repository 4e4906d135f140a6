import type { StaffAbility } from '@portico/contract/route';
import type { StaffSession } from '@portico/contract/staff.schemas';

export type StaffMember = StaffSession['output'];
export type Role = StaffMember['role'];

const reads = ['session.keep', 'applications.list', 'applications.read'] as const;

// The server decides; this table only keeps from sight what it would refuse.
const abilities: Readonly<Record<Role, readonly StaffAbility[]>> = {
  owner: [...reads, 'outbox.read', 'applications.edit', 'applications.sensitive'],
  administrator: [...reads, 'outbox.read', 'applications.edit', 'applications.sensitive'],
  // Whether a reviewer sees what is sensitive, the project decides.
  reviewer: reads,
  interviewer: reads,
};

/** Whether a role may do something. */
export function may(role: Role, ability: StaffAbility): boolean {
  return abilities[role].includes(ability);
}
