import type { LocalText } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { JobsDb, ProjectDb } from '../db/database.ts';
import type { OutgoingMessage, Outcome } from './message.ts';

export interface Queued extends OutgoingMessage {
  readonly purpose: string;
  readonly expiresAt: Date | null;
}

/** The project of a message; undefined if the message is gone. */
export async function findProjectOf(db: JobsDb, id: string): Promise<{ id: string; orgId: string } | undefined> {
  const { rows } = await sql<{ id: string; org_id: string }>`select id, org_id from find_outgoing(${id})`.execute(db);
  return rows[0] === undefined ? undefined : { id: rows[0].id, orgId: rows[0].org_id };
}

/**
 * The numbers of messages in all projects that wait for their first attempt, wait for a retry, or were recently given
 * up.
 */
export async function countMessages(db: JobsDb): Promise<Record<'queued' | 'retried' | 'dead', number>> {
  const { rows } = await sql<Record<'queued' | 'retried' | 'dead', string>>`select * from count_messages()`.execute(db);
  return {
    queued: Number(rows[0]?.queued),
    retried: Number(rows[0]?.retried),
    dead: Number(rows[0]?.dead),
  };
}

/** The message, unless it was accepted or given up before. */
export async function loadQueued(db: ProjectDb, id: string, orgId: string): Promise<Queued | undefined> {
  const row = await db
    .selectFrom('outgoing_messages as message')
    .innerJoin('projects', 'projects.id', 'message.project_id')
    .selectAll('message')
    .select('projects.title')
    .where('message.id', '=', id)
    .where('message.state', '=', 'queued')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id,
    channel: row.channel,
    orgId,
    projectId: row.project_id,
    projectTitle: row.title,
    recipient: row.recipient,
    fromName: row.from_name,
    fromAddress: row.from_address,
    replyTo: row.reply_to,
    subject: row.subject,
    text: row.text,
    html: row.html,
    template: row.template,
    language: row.lang,
    answers: row.answers,
    createdAt: row.created_at,
    purpose: row.purpose,
    expiresAt: row.expires_at,
    forget: row.forget,
  };
}

/** Locks the person before the message, in the same order as deleting an account does. */
export async function lockMessageOwner(db: ProjectDb, message: string): Promise<void> {
  const owner = db.selectFrom('outgoing_messages').select('applicant_id').where('id', '=', message);
  await db.selectFrom('applicants').select('id').where('id', '=', owner).forKeyShare().execute();
}

interface Attempt {
  readonly outcome: Outcome;
  readonly attempts: number;
  /** Whether this was the last attempt, successful or not. */
  readonly final: boolean;
  readonly now: Date;
}

// The text contains links and codes that still work, so it is only kept until the message is sent.
const noWords = { subject: '', text: '', html: '', template: '{}' } as const;

/** Records an attempt to send the message, and its outcome. */
export async function recordAttempt(db: ProjectDb, message: Queued, attempt: Attempt): Promise<void> {
  const { outcome, attempts, final, now } = attempt;
  if (final && message.forget) {
    await db.deleteFrom('outgoing_messages').where('id', '=', message.id).execute();
    return;
  }
  const result =
    outcome.state === 'accepted'
      ? ({ state: 'accepted', accepted_at: now, provider_id: asCode(outcome.providerId), last_problem: null } as const)
      : ({ state: final ? 'failed' : 'queued', last_problem: asCode(outcome.problem) } as const);
  const answered = outcome.state !== 'later' || outcome.answered;
  await db
    .updateTable('outgoing_messages')
    .set({ ...result, ...(final ? noWords : {}), attempts, answers: message.answers + (answered ? 1 : 0) })
    .where('id', '=', message.id)
    .where('state', '=', 'queued')
    .execute();
}

// Only what looks like a code is stored, whatever a provider says.
function asCode(text: string): string {
  return /^[\w.:^-]{0,100}/.exec(text)?.[0] ?? '';
}

interface NewMessage {
  readonly id: string;
  readonly project_id: string;
  readonly applicant_id: string;
  readonly title: LocalText;
  readonly body: LocalText;
  readonly created_at: Date;
}

/** Adds a message in the portal; false if it already exists. */
export async function insertMessage(db: ProjectDb, { title, body, ...message }: NewMessage): Promise<boolean> {
  const words = { title: JSON.stringify(title), body: JSON.stringify(body) };
  const written = await db
    .insertInto('messages')
    .values({ ...message, ...words, read_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return written.length > 0;
}
