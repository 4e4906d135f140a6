import { sql } from 'kysely';
import type { SavedModules } from '../../../domain/sheets/sheet.rules.ts';
import { type Obstacle, unverifiedToken } from '../../../domain/applications/obstacle.queries.ts';
import { rethrowUnlessTooLarge } from '../../../domain/sheets/sheets.queries.ts';
import { scopeText } from '../../../platform/db/scope.ts';
import { toJsonb } from '../../../platform/db/to-jsonb.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { type Save, saveInBatch, type SavedRow } from './saving-together.queries.ts';

interface Saved extends SavedRow {
  /** The requested modules after the save. */
  readonly modules: NonNullable<SavedModules>;
}

/** Saves in one statement, which also verifies the session if that was not done yet. */
export async function saveInOneStatement(
  call: ApplicantCall,
  save: Save,
): Promise<Saved | { readonly outcome: Obstacle }> {
  const answer = (await saveInBatch(call, save)) ?? (await saveAlone(call, save));
  if (answer.outcome !== 'saved') return answer;
  const own = { values: answer.merged, revision: Number(answer.revision), state: answer.module_state };
  return { ...answer, modules: { ...answer.others, [save.module]: own } };
}

async function saveAlone(call: ApplicantCall, save: Save): Promise<SavedRow | { readonly outcome: Obstacle }> {
  const { db, session, unverified, now, key } = call;
  const { rows } = await sql<SavedRow | { readonly outcome: Obstacle }>`
    select * from save_application(${unverified === undefined ? null : scopeText(unverified.scope)}, ${unverifiedToken(call)}, ${session.applicantId}, ${session.staffId},
      ${save.version}, ${save.module}, ${toJsonb(save.changes)}, ${save.base}, ${toJsonb(save.leftOver)}, ${now}, ${key},
      ${save.wanted})`
    .execute(unverified?.unscoped ?? db)
    .catch(rethrowUnlessTooLarge);
  const [answer] = rows;
  if (answer === undefined) throw new Error('save_application gave no answer');
  return answer;
}
