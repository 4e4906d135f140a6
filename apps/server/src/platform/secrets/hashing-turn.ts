import type { Turn } from '../concurrency/limit-by-turns.ts';
import { clientNetwork } from '../http/limits/client-network.ts';

/** In whose turn the passwords of a call are hashed: its project's, there its client's. */
export function hashingTurn(call: { readonly project: { readonly id: string }; readonly ip: string }): Turn {
  return { tenant: call.project.id, party: clientNetwork(call.ip) };
}

/** Staff have a turn of their own beside the projects: a rush at one of these does not keep them out. */
export function staffHashingTurn({ ip }: { readonly ip: string }): Turn {
  return { tenant: 'staff', party: clientNetwork(ip) };
}
