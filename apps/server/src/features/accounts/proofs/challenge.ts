import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { seal, unseal } from '../../../platform/secrets/seal.ts';

const shape = z.object({
  project: z.string(),
  nonce: z.string(),
  text: z.string(),
  salt: z.string(),
  bits: z.int(),
  until: z.number(),
});

/** The sealed content of a challenge; the browser sends it back without being able to read it. */
export type Challenge = z.infer<typeof shape>;

const purpose = 'human challenge';
const minutesToAnswer = 5;

/** Valid only for one project. */
export function makeChallenge(
  secretKey: string,
  terms: Pick<Challenge, 'project' | 'text' | 'bits'>,
  now: Date,
): { sealed: string; challenge: Challenge } {
  const challenge = {
    ...terms,
    nonce: randomBytes(12).toString('base64url'),
    salt: randomBytes(12).toString('base64url'),
    until: now.getTime() + minutesToAnswer * 60_000,
  };
  return { challenge, sealed: seal(secretKey, purpose, JSON.stringify(challenge)) };
}

/** Opens a sealed challenge; undefined if it is not ours or has expired. */
export function openChallenge(secretKey: string, sealed: string, now: Date): Challenge | undefined {
  const text = unseal(secretKey, purpose, sealed);
  if (text === undefined) return undefined;
  const challenge = shape.parse(JSON.parse(text));
  return challenge.until > now.getTime() ? challenge : undefined;
}
