import * as z from 'zod';
import { seal, unseal } from '../../../platform/secrets/seal.ts';

const purpose = 'office link';
const goodForMs = 5 * 60_000;
const contents = z.object({ project: z.uuid(), file: z.uuid(), until: z.number() });

/** Names a file for whoever has the ticket, for five minutes; it tells nobody which. */
export function sealTicket(
  secretKey: string,
  file: { readonly project: string; readonly file: string },
  now: Date,
): string {
  return seal(secretKey, purpose, JSON.stringify({ ...file, until: now.getTime() + goodForMs }));
}

/** What a ticket names while it is good; undefined for anything else. */
export function openTicket(secretKey: string, ticket: string, now: Date): z.infer<typeof contents> | undefined {
  const opened = unseal(secretKey, purpose, ticket);
  const read = opened === undefined ? undefined : contents.safeParse(JSON.parse(opened));
  return read?.success === true && now.getTime() < read.data.until ? read.data : undefined;
}
