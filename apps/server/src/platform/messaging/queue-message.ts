import { randomUUID } from 'node:crypto';
import type { Language } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { ProjectDb } from '../db/database.ts';
import { addressKey } from './address-key.ts';
import type { RecommenderPurpose } from './recommender-purposes.ts';

interface Addressed {
  readonly recipient: string;
  readonly language: Language;
  readonly purpose:
    | 'verification-code'
    | 'activation'
    | 'password-reset'
    | 'password-changed'
    | 'address-changed'
    | 'account-removed'
    | 'submitted'
    | 'revoked'
    | 'deadline-extended'
    | 'deadline-withdrawn'
    | 'deadline-outage'
    | 'answer'
    | 'retention-first'
    | 'retention-last'
    | RecommenderPurpose
    | 'letter-notice';
  readonly text: string;
  /** The account it concerns; deleting the account deletes the message. */
  readonly applicantId?: string | undefined;
  /** It is not sent after this time. */
  readonly expiresAt?: Date;
  /** The row is deleted after sending, so that nothing is kept of somebody who deleted their account. */
  readonly forget?: boolean;
}

interface Mail extends Addressed {
  readonly channel: 'mail';
  readonly fromName: string;
  readonly fromAddress: string;
  /** Where answers go; empty for the sender's address. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
}

interface Sms extends Addressed {
  readonly channel: 'sms';
  readonly template: Readonly<Record<string, string>>;
}

export type NewMessage = Mail | Sms;

/**
 * Inserts the message and its delivery job in one statement, in the caller's transaction, so that either both exist or
 * neither.
 */
export async function queueMessage(
  db: ProjectDb,
  project: { readonly id: string },
  message: NewMessage,
): Promise<string> {
  const id = randomUUID();
  const row = {
    id,
    project_id: project.id,
    applicant_id: message.applicantId ?? null,
    recipient: message.recipient,
    recipient_key: addressKey(message.recipient),
    text: message.text,
    lang: message.language,
    purpose: message.purpose,
    expires_at: message.expiresAt ?? null,
    forget: message.forget ?? false,
    ...contentOf(message),
  };
  await db
    .with('written', (query) => query.insertInto('outgoing_messages').values(row))
    // Nothing is returned, because the policies hide rows that belong to nobody.
    .selectNoFrom(sql`enqueue_delivery(${id}::uuid)`.as('queued'))
    .execute();
  return id;
}

function contentOf(message: NewMessage) {
  if (message.channel === 'sms') {
    const template = JSON.stringify(message.template);
    return { channel: message.channel, from_name: '', from_address: '', subject: '', html: '', template };
  }
  const { channel, subject, html, fromName: from_name, fromAddress: from_address, replyTo: reply_to = '' } = message;
  return { channel, from_name, from_address, reply_to, subject, html, template: '{}' };
}
