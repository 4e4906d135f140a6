import * as z from 'zod';
import { seal, unseal } from '../../../platform/secrets/seal.ts';

const purpose = 'stop mails about answers';
const contents = z.object({ project: z.uuid(), applicant: z.uuid() });

/** What a mail carries so that whoever got it can stop further ones. It does that alone, and never lapses. */
export function sealStop(secretKey: string, whose: z.infer<typeof contents>): string {
  return seal(secretKey, purpose, JSON.stringify(whose));
}

/** Whose mails the token stops; undefined if it was not sealed here. */
export function openStop(secretKey: string, token: string): z.infer<typeof contents> | undefined {
  const opened = unseal(secretKey, purpose, token);
  const read = opened === undefined ? undefined : contents.safeParse(JSON.parse(opened));
  return read?.success === true ? read.data : undefined;
}
