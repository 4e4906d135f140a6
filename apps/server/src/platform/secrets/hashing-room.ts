import { availableParallelism } from 'node:os';
import type { Turn } from '../concurrency/limit-by-turns.ts';
import { Refused } from '../refused.ts';

export const hashesAtOnce = Math.max(1, availableParallelism() - 1);
// A few seconds of hashing: a class that signs in together waits, but a rush is refused.
const mostInside = 100 * hashesAtOnce;
// Always left for each tenant; otherwise a rush at many tenants would leave the next one nothing.
const leftToEachTenant = 12;

let inside = 0;
const ofTenants = new Map<string, number>();
const ofParties = new Map<string, number>();

/**
 * Whether a call that hashes would be refused now. Nobody may use more of the room than they leave free: a tenant uses
 * at most half, an address a third, and the next one always finds some. Hashing takes turns by tenant.
 */
export function isHashingBusy(turn: Turn): boolean {
  const ofTenant = ofTenants.get(turn.tenant) ?? 0;
  const left = Math.max(mostInside - inside, leftToEachTenant - ofTenant);
  const ofParty = ofParties.get(partyKey(turn)) ?? 0;
  return ofTenant >= left || ofParty >= left - ofTenant;
}

export function refuseIfBusy(turn: Turn): void {
  if (isHashingBusy(turn)) throw new Refused('busy');
}

/**
 * Admits only as many hashing calls as can be served soon. The others are refused before anything is used up or
 * counted, so a refusal reveals nothing about accounts.
 */
export async function limitHashing<T>(turn: Turn, run: () => Promise<T>): Promise<T> {
  refuseIfBusy(turn);
  count(turn, 1);
  try {
    return await run();
  } finally {
    count(turn, -1);
  }
}

function count(turn: Turn, more: 1 | -1): void {
  inside += more;
  add(ofTenants, turn.tenant, more);
  add(ofParties, partyKey(turn), more);
}

function add(counts: Map<string, number>, key: string, more: number): void {
  const now = (counts.get(key) ?? 0) + more;
  if (now === 0) counts.delete(key);
  else counts.set(key, now);
}

function partyKey({ tenant, party }: Turn): string {
  return `${tenant} ${party}`;
}
