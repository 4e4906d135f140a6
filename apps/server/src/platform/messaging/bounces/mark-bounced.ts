import type { ProjectDb } from '../../db/database.ts';
import { lockMessageOwner } from '../messaging.queries.ts';

/** A mail that could not be delivered. */
export interface BouncedMessage {
  readonly id: string;
  readonly project: { readonly id: string; readonly orgId: string };
  readonly purpose: string;
  readonly applicantId: string | null;
  readonly recipient: string;
  readonly at: Date;
}

/** Runs when a mail bounces, in the transaction that records it; once for each mail. */
export type OnBounce = (db: ProjectDb, message: BouncedMessage) => Promise<void>;

interface Bounce {
  readonly id: string;
  readonly project: { readonly id: string; readonly orgId: string };
  /** From the SMTP response or the report: 5.1.1, EENVELOPE:550. */
  readonly code: string;
  readonly now: Date;
  /** Set if the report does not prove which mail it is about: the addresses it mentions. */
  readonly recipientKeys?: readonly string[];
}

/** Records that a mail bounced; false if that was already recorded or there is no such mail. */
export async function markBounced(db: ProjectDb, bounce: Bounce, onBounce: OnBounce | undefined): Promise<boolean> {
  const { id, project, code, now, recipientKeys } = bounce;
  await lockMessageOwner(db, id);
  const marked = await db
    .updateTable('outgoing_messages')
    .set({ bounced_at: now, bounce_code: code })
    .where('id', '=', id)
    .where('channel', '=', 'mail')
    .where('bounced_at', 'is', null)
    .$if(recipientKeys !== undefined, (query) => query.where('recipient_key', 'in', recipientKeys ?? []))
    .returning(['purpose', 'applicant_id', 'recipient'])
    .executeTakeFirst();
  if (marked === undefined) return false;
  const { purpose, applicant_id: applicantId, recipient } = marked;
  await onBounce?.(db, { id, project, purpose, applicantId, recipient, at: now });
  return true;
}
