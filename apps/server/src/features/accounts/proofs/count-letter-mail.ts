import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { digestOf } from './digest.ts';
import { takeAttempt } from './proofs.queries.ts';

interface Counted {
  /** Mails that somebody asks for, or mails to somebody. */
  readonly side: 'by' | 'to';
  readonly key: string;
  readonly most: number;
}

const day = 86_400;

/**
 * Counts a mail that asks for a letter, in the transaction that queues it; false when there were too many within a day. No
 * bucket of a person who leaves: leaving and coming back would begin anew.
 */
export async function countLetterMail(
  { db, project, secretKey, now }: Pick<ApplicantCall, 'db' | 'project' | 'secretKey' | 'now'>,
  { side, key, most }: Counted,
): Promise<boolean> {
  const bucket = `letter mail ${side} ${digestOf(secretKey, key)}`;
  return takeAttempt(db, project.id, bucket, { most, seconds: day }, now);
}
