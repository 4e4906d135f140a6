import type { ErrorKey } from '@portico/contract/errors';
import { sql } from 'kysely';
import type { SavedModules } from '../../../domain/applications/draft.queries.ts';
import { orTooLarge } from '../../../domain/sheets/sheets.queries.ts';
import { toJsonb } from '../../../platform/db/to-jsonb.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { type Save, saveAmongOthers, type SavedRow } from './saving-together.queries.ts';

interface Saved extends SavedRow {
  /** Those wanted, as they are now. */
  readonly modules: NonNullable<SavedModules>;
}

/** `version`: the application is not, or should not be, on the version that the changes were read by. */
type Obstacle = ErrorKey | 'version';

/** In one statement, which also proves the session where that was not done yet. */
export async function saveAtOnce(call: ApplicantCall, save: Save): Promise<Saved | { readonly outcome: Obstacle }> {
  const answer = (await saveAmongOthers(call, save)) ?? (await saveAlone(call, save));
  if (answer.outcome !== 'saved') return answer;
  const own = { values: answer.merged, revision: Number(answer.revision), state: answer.module_state };
  return { ...answer, modules: { ...answer.others, [save.module]: own } };
}

async function saveAlone(call: ApplicantCall, save: Save): Promise<SavedRow | { readonly outcome: Obstacle }> {
  const { db, session, unverified, now, key } = call;
  const { rows } = await sql<SavedRow | { readonly outcome: Obstacle }>`
    select * from save_application(${unverified?.scope ?? null}, ${toProve(call)}, ${session.applicantId}, ${session.staffId},
      ${save.version}, ${save.module}, ${toJsonb(save.changes)}, ${save.base}, ${toJsonb(save.leftOver)}, ${now}, ${key},
      ${save.wanted})`
    .execute(unverified?.unscoped ?? db)
    .catch(orTooLarge);
  const [answer] = rows;
  if (answer === undefined) throw new Error('save_application gave no answer');
  return answer;
}

/** What stands in the way of saving a module of an application that is locked. */
export async function findObstacle(call: ApplicantCall, version: string, module: string): Promise<Obstacle | null> {
  const { db, session, now } = call;
  const { rows } = await sql<{ readonly obstacle: Obstacle | null }>`
    select obstacle from find_save(${session.applicantId}, ${toProve(call)}, ${session.staffId}, ${version}, ${module},
      ${now})`.execute(db);
  return rows[0]?.obstacle ?? null;
}

function toProve({ session, unverified }: ApplicantCall): Buffer | null {
  return unverified === undefined ? null : session.tokenHash;
}
