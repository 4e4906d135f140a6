import * as z from 'zod';
import { seal, unseal } from '../../../platform/secrets/seal.ts';

const purpose = 'office link';
const goodForMs = 5 * 60_000;
const contents = z.object({ project: z.uuid(), file: z.uuid(), until: z.number() });

/** A ticket that opens one file for five minutes to anybody who has it, without revealing which file it is. */
export function sealTicket(
  secretKey: string,
  file: { readonly project: string; readonly file: string },
  now: Date,
): string {
  return seal(secretKey, purpose, JSON.stringify({ ...file, until: now.getTime() + goodForMs }));
}

/** The content of a valid ticket; undefined for anything else. */
export function openTicket(secretKey: string, ticket: string, now: Date): z.infer<typeof contents> | undefined {
  const opened = unseal(secretKey, purpose, ticket);
  const read = opened === undefined ? undefined : contents.safeParse(JSON.parse(opened));
  return read?.success === true && now.getTime() < read.data.until ? read.data : undefined;
}
