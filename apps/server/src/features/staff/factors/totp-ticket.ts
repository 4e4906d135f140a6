import * as z from 'zod';
import { seal, unseal } from '../../../platform/secrets/seal.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';

const shape = z.object({ secret: z.string(), session: z.string(), expires: z.number() });
const purpose = 'staff totp being added';
const lifetimeMs = 15 * 60_000;

interface Visit extends Pick<StaffCall, 'secretKey' | 'now'> {
  readonly session: Pick<StaffCall['session'], 'tokenHash'>;
}

/** A secret that is not confirmed yet is kept nowhere: it goes to the browser and comes back, sealed. */
export function writeTotpTicket(secret: string, { secretKey, session, now }: Visit): string {
  const expires = now.getTime() + lifetimeMs;
  return seal(secretKey, purpose, JSON.stringify({ secret, session: sessionName(session), expires }));
}

/** The secret, if the ticket was made in this session a short while ago. */
export function readTotpTicket(ticket: string, { secretKey, session, now }: Visit): string | undefined {
  const text = unseal(secretKey, purpose, ticket);
  if (text === undefined) return undefined;
  const { secret, session: madeIn, expires } = shape.parse(JSON.parse(text));
  return madeIn === sessionName(session) && expires > now.getTime() ? secret : undefined;
}

function sessionName({ tokenHash }: Visit['session']): string {
  return tokenHash.toString('base64');
}
