import { sql } from 'kysely';
import type { DoorsDb, ProjectDb } from '../db/database.ts';
import { type Project, type ProjectRow, toProject } from '../project.ts';
import { hashToken, makeToken } from './token.ts';

export interface ApplicantSession {
  readonly applicantId: string;
  readonly tokenHash: Buffer;
  readonly project: Project;
}

const lifetimeDays = 30;
export const applicantSessionSeconds = lifetimeDays * 86_400;

/** The session behind a TOKEN header, if it is still alive. */
export async function findApplicantSession(
  doors: DoorsDb,
  token: string | undefined,
  now: Date,
): Promise<ApplicantSession | undefined> {
  if (token === undefined || token.length > 200) return undefined;
  return findSessionByHash(doors, hashToken(token), now);
}

export async function findSessionByHash(
  doors: DoorsDb,
  tokenHash: Buffer,
  now: Date,
): Promise<ApplicantSession | undefined> {
  const { rows } = await sql<ProjectRow & { applicant_id: string }>`
    select * from find_applicant_session(${tokenHash}, ${now})`.execute(doors);
  const row = rows[0];
  if (row === undefined) return undefined;
  return { applicantId: row.applicant_id, tokenHash, project: toProject(row) };
}

interface NewSession {
  readonly projectId: string;
  readonly applicantId: string;
  readonly now: Date;
  /** Browser and system, for the list that its owner sees. */
  readonly agent: string;
}

/** Opens a session and gives its token, the only time anyone sees it. */
export async function openApplicantSession(
  db: ProjectDb,
  { projectId, applicantId, now, agent }: NewSession,
): Promise<string> {
  const { token, hash } = makeToken();
  const expires = new Date(now.getTime() + applicantSessionSeconds * 1000);
  await db
    .insertInto('applicant_sessions')
    .values({
      token_hash: hash,
      project_id: projectId,
      applicant_id: applicantId,
      agent,
      created_at: now,
      expires_at: expires,
    })
    .execute();
  return token;
}

export async function endApplicantSession(db: ProjectDb, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('applicant_sessions').where('token_hash', '=', tokenHash).execute();
}
