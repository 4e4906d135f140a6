import type { StaffAbility } from '@portico/contract/route';
import type { StaffSession } from '@portico/contract/staff.schemas';

export type StaffMember = StaffSession['output'];
export type Role = StaffMember['role'];

// The server decides; this table only keeps from sight what it would refuse.
const abilities: Readonly<Record<Role, readonly StaffAbility[]>> = {
  owner: ['session.keep', 'outbox.read'],
  administrator: ['session.keep', 'outbox.read'],
  reviewer: ['session.keep'],
  interviewer: ['session.keep'],
};

/** Whether a role may do something. */
export function may(role: Role, ability: StaffAbility): boolean {
  return abilities[role].includes(ability);
}
