import type { FormAnswers } from '@portico/form-engine/values/answer';
import { sql } from 'kysely';
import type { DoorsDb, ProjectDb } from '../../../platform/db/database.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import type { NotSaved, Save, Saved, SavedRow } from './save.ts';
import { saveAmongOthers } from './saving-together.queries.ts';
import { toJsonb } from '../../../platform/db/to-jsonb.ts';

/** The one statement of a save, which proves the session where that was not done yet. */
export async function saveChanges(call: ApplicantCall, save: Save): Promise<Saved | NotSaved> {
  const { db, unproved } = call;
  // Another connection would wait for what a transaction holds.
  const answer =
    unproved === undefined || db.isTransaction
      ? await saveAlone(call, save, db)
      : ((await saveAmongOthers(call, save, unproved)) ??
        (await saveAlone(call, save, unproved.doors, unproved.scope)));
  if (answer.outcome !== 'saved') return answer;
  const own = { values: answer.merged, revision: Number(answer.revision), state: answer.module_state };
  return { ...answer, modules: { ...answer.others, [save.module]: own } };
}

async function saveAlone(call: ApplicantCall, save: Save, db: ProjectDb | DoorsDb, scope: string | null = null) {
  const { session, unproved, now, key } = call;
  const toProve = unproved === undefined ? null : session.tokenHash;
  const { rows } = await sql<SavedRow | NotSaved>`
    select * from save_answers(${scope}, ${toProve}, ${session.applicantId}, ${session.staffId}, ${save.version},
      ${save.module}, ${toJsonb(save.changes)}, ${save.base}, ${toJsonb(save.leftOver)}, ${now}, ${key}, ${save.wanted})`
    .execute(db)
    .catch(orTooLarge);
  const [answer] = rows;
  if (answer === undefined) throw new Error('save_answers gave no answer');
  return answer;
}

function orTooLarge(error: unknown): { rows: NotSaved[] } {
  if (error instanceof Error && 'code' in error && error.code === 'PO413')
    return { rows: [{ outcome: 'moduleTooLarge' }] };
  throw error;
}

/** The rows of a module as they stand. */
export async function findModuleRows(db: ProjectDb, applicantId: string, module: string): Promise<FormAnswers['rows']> {
  const found = await db
    .selectFrom('application_modules')
    .innerJoin('applications', 'applications.id', 'application_modules.application_id')
    .select('application_modules.values')
    .where('applications.applicant_id', '=', applicantId)
    .where('application_modules.module_id', '=', module)
    .executeTakeFirst();
  return found?.values.rows ?? {};
}
