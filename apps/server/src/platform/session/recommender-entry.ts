import type { Language } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { ProjectDb } from '../db/database.ts';
import { hashToken, makeToken } from './token.ts';

export const recommenderSessionSeconds = 12 * 3600;

export interface Entered {
  readonly token: string;
  readonly email: string;
  readonly name: string;
  readonly lang: Language;
  /** The request that the link was for. */
  readonly recommendationId: string | null;
}

/** Opens a session for one request by the token of its link; undefined if the link is expired or of another project. */
export async function enterByLink(
  db: ProjectDb,
  { link, projectId, now }: { readonly link: string; readonly projectId: string; readonly now: Date },
): Promise<Entered | undefined> {
  const { token, hash } = makeToken();
  const { rows } = await sql<EnteredRow & { readonly recommendation_id: string }>`
    select * from enter_by_link(${hashToken(link)}, ${projectId}, ${hash}, ${now}, ${endOf(now)})`.execute(db);
  const [row] = rows;
  return row && { token, email: row.email, name: row.name, lang: row.lang, recommendationId: row.recommendation_id };
}

/** Opens a session for somebody who has proved an address; undefined if there is no request to it. */
export async function enterByAddress(
  db: ProjectDb,
  { emailKey, now }: { readonly emailKey: string; readonly now: Date },
): Promise<Entered | undefined> {
  const { token, hash } = makeToken();
  const { rows } = await sql<EnteredRow>`
    select * from enter_by_address(${emailKey}, ${hash}, ${now}, ${endOf(now)})`.execute(db);
  const [row] = rows;
  return row && { token, email: row.email, name: row.name, lang: row.lang, recommendationId: null };
}

interface EnteredRow {
  readonly email: string;
  readonly name: string;
  readonly lang: Language;
}

function endOf(now: Date): Date {
  return new Date(now.getTime() + recommenderSessionSeconds * 1000);
}
