import { sql } from 'kysely';
import type { UnscopedDb, ProjectDb } from '../db/database.ts';
import { type Project, type ProjectRow, toProject } from '../project.ts';
import { isStaffRole, mayInProject } from './abilities.ts';
import { hashToken, makeToken } from './token.ts';

export interface ApplicantSession {
  readonly applicantId: string;
  readonly tokenHash: Buffer;
  /** The staff member who edits in the applicant's place; null for the applicant. */
  readonly staffId: string | null;
  readonly project: Project;
}

const lifetimeDays = 30;
export const applicantSessionSeconds = lifetimeDays * 86_400;
export const staffEditSeconds = 30 * 60;

/** The session of a TOKEN header, if it is still valid. */
export async function findApplicantSession(
  unscoped: UnscopedDb,
  token: string | undefined,
  now: Date,
): Promise<ApplicantSession | undefined> {
  if (token === undefined || token.length > 200) return undefined;
  return findSessionByHash(unscoped, hashToken(token), now);
}

export async function findSessionByHash(
  unscoped: UnscopedDb,
  tokenHash: Buffer,
  now: Date,
): Promise<ApplicantSession | undefined> {
  const { rows } = await sql<SessionRow>`select * from find_applicant_session(${tokenHash}, ${now})`.execute(unscoped);
  const row = rows[0];
  if (row === undefined || !mayStillEdit(row)) return undefined;
  return { applicantId: row.applicant_id, tokenHash, staffId: row.staff_id, project: toProject(row) };
}

interface SessionRow extends ProjectRow {
  readonly applicant_id: string;
  readonly staff_id: string | null;
  /** Those that reach the project, with commas between them. */
  readonly staff_role: string | null;
}

/** A staff member whose role was changed meanwhile writes in nobody's form any more. */
function mayStillEdit({ staff_id: staffId, staff_role: roles }: SessionRow): boolean {
  return staffId === null || mayInProject((roles ?? '').split(',').filter(isStaffRole), 'applications.edit');
}

interface NewSession {
  readonly projectId: string;
  readonly applicantId: string;
  readonly now: Date;
  /** Browser and system, for the list that the owner sees. */
  readonly agent: string;
  /** The staff member who edits in the applicant's place, for a short while only. */
  readonly staffId?: string;
}

/** Opens a session and returns its token, which is not stored and cannot be read again. */
export async function openApplicantSession(
  db: ProjectDb,
  { projectId, applicantId, now, agent, staffId }: NewSession,
): Promise<string> {
  const { token, hash } = makeToken();
  await db
    .insertInto('applicant_sessions')
    .values({
      token_hash: hash,
      project_id: projectId,
      applicant_id: applicantId,
      agent,
      created_at: now,
      expires_at: staffId === undefined ? after(now, applicantSessionSeconds) : endOfStaffEdit(now),
      staff_id: staffId ?? null,
    })
    .execute();
  return token;
}

/** When an admin edit session that begins now will end. */
export function endOfStaffEdit(now: Date): Date {
  return after(now, staffEditSeconds);
}

function after(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

export async function endApplicantSession(db: ProjectDb, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('applicant_sessions').where('token_hash', '=', tokenHash).execute();
}
