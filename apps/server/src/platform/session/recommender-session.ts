import type { Language } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { UnscopedDb } from '../db/database.ts';
import type { ProjectState } from '../db/tables/tenant-tables.ts';
import { type Project, toProject } from '../project.ts';
import { hashToken } from './token.ts';

export interface RecommenderSession {
  readonly tokenHash: Buffer;
  readonly email: string;
  readonly emailKey: string;
  /** The only accessible request, for somebody who came by its link; null if all requests to the address are. */
  readonly recommendationId: string | null;
}

/** A request for a letter that a session may access. */
export interface Recommendation {
  readonly id: string;
  readonly applicationId: string;
  readonly applicantId: string;
  readonly email: string;
  readonly emailKey: string;
  readonly lang: Language;
  readonly state: 'invited' | 'declined' | 'written' | 'withdrawn';
}

/** How a call identifies a request: by its own id, or by that of a file of its letter. */
export interface NamedRequest {
  readonly uid?: string | undefined;
  readonly file?: string | undefined;
}

export interface FoundRecommender {
  readonly session: RecommenderSession;
  /** The request was withdrawn, or was submitted a while ago and the session came by its link. */
  readonly isOver: boolean;
  readonly reached: { readonly recommendation: Recommendation; readonly project: Project } | undefined;
}

/** The session of a TOKEN header if it is still valid, with the named request if it is accessible. */
export async function findRecommender(
  unscoped: UnscopedDb,
  token: string | undefined,
  now: Date,
  request: NamedRequest = {},
): Promise<FoundRecommender | undefined> {
  if (token === undefined || token.length > 200) return undefined;
  return findRecommenderByHash(unscoped, hashToken(token), now, request);
}

export async function findRecommenderByHash(
  unscoped: UnscopedDb,
  tokenHash: Buffer,
  now: Date,
  { uid, file }: NamedRequest = {},
): Promise<FoundRecommender | undefined> {
  const { rows } = await sql<Row>`
    select * from find_recommender_session(${tokenHash}, ${now}, ${uid ?? null}, ${file ?? null})`.execute(unscoped);
  const row = rows[0];
  if (row === undefined) return undefined;
  const { email, email_key: emailKey, link_for: recommendationId } = row;
  return {
    session: { tokenHash, email, emailKey, recommendationId },
    isOver: row.dead,
    reached:
      row.recommendation_id === null ? undefined : { recommendation: toRecommendation(row), project: toProject(row) },
  };
}

type Row = ReachedRow | (Omit<ReachedRow, 'recommendation_id'> & { readonly recommendation_id: null });

interface ReachedRow {
  readonly email: string;
  readonly email_key: string;
  readonly link_for: string | null;
  readonly dead: boolean;
  readonly recommendation_id: string;
  readonly application_id: string;
  readonly applicant_id: string;
  readonly request_email: string;
  readonly request_email_key: string;
  readonly lang: Language;
  readonly state: Recommendation['state'];
  readonly id: string;
  readonly org_id: string;
  readonly slug: string;
  readonly service_ends_at: Date;
  readonly project_state: ProjectState;
}

function toRecommendation(row: ReachedRow): Recommendation {
  return {
    id: row.recommendation_id,
    applicationId: row.application_id,
    applicantId: row.applicant_id,
    email: row.request_email,
    emailKey: row.request_email_key,
    lang: row.lang,
    state: row.state,
  };
}

export async function endRecommenderSession(unscoped: UnscopedDb, tokenHash: Buffer): Promise<void> {
  await sql`select end_recommender_session(${tokenHash})`.execute(unscoped);
}
