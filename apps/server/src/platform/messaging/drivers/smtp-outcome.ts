import * as z from 'zod';
import type { Outcome } from '../message.ts';

const shape = z.object({
  code: z.string().default('unexpected'),
  responseCode: z.number().optional(),
  permanent: z.boolean().default(false),
  command: z.string().optional(),
});

// A refusal while signing in or shaking hands is about us, not about the message: that can be mended.
const aboutTheMessage = ['EENVELOPE', 'EMESSAGE'];

/** What a failed SMTP conversation means for the message. */
export function outcomeOfError(error: unknown): Outcome {
  const parsed = shape.safeParse(error);
  if (!parsed.success) return { state: 'later', problem: 'unexpected', answered: false };
  const { code, responseCode, permanent, command } = parsed.data;
  const problem = responseCode === undefined ? code : `${code}:${responseCode}`;
  // Without an answer it was not even sent: an address that is none, a mail above the announced size.
  const hopeless = permanent || responseCode === undefined;
  const isAbout = aboutTheMessage.includes(code);
  // Whom they take no mail from is our concern, whom they have no mailbox for the sender's.
  const undeliverable = isAbout && command !== 'MAIL FROM';
  if (hopeless && isAbout) return { state: 'refused', problem, undeliverable };
  return { state: 'later', problem, answered: responseCode !== undefined, undeliverable };
}
