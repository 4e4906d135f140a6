import type { Turn } from '../concurrency/limit-by-turns.ts';
import { clientNetwork } from '../http/limits/client-network.ts';

/** The turn in which a call's passwords are hashed: by project, then by client. */
export function hashingTurn(call: { readonly project: { readonly id: string }; readonly ip: string }): Turn {
  return { tenant: call.project.id, party: clientNetwork(call.ip) };
}

/** Staff have their own turn beside the projects, so that a rush at a project does not lock them out. */
export function staffHashingTurn({ ip }: { readonly ip: string }): Turn {
  return { tenant: 'staff', party: clientNetwork(ip) };
}
