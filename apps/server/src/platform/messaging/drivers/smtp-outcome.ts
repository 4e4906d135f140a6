import * as z from 'zod';
import type { Outcome } from '../message.ts';

const shape = z.object({
  code: z.string().default('unexpected'),
  responseCode: z.number().optional(),
  permanent: z.boolean().default(false),
  command: z.string().optional(),
});

// A refusal during login or TLS is a problem of our configuration, not of the message.
const aboutTheMessage = ['EENVELOPE', 'EMESSAGE'];

/** What a failed SMTP conversation means for the message. */
export function outcomeOfError(error: unknown): Outcome {
  const parsed = shape.safeParse(error);
  if (!parsed.success) return { state: 'later', problem: 'unexpected', answered: false };
  const { code, responseCode, permanent, command } = parsed.data;
  const problem = responseCode === undefined ? code : `${code}:${responseCode}`;
  // Nothing was sent: the address is invalid, or the mail is larger than the server accepts.
  const hopeless = permanent || responseCode === undefined;
  const isAbout = aboutTheMessage.includes(code);
  // A server that refuses us as the sender is our problem; a missing mailbox means a wrong address.
  const undeliverable = isAbout && command !== 'MAIL FROM';
  if (hopeless && isAbout) return { state: 'refused', problem, undeliverable };
  return { state: 'later', problem, answered: responseCode !== undefined, undeliverable };
}
