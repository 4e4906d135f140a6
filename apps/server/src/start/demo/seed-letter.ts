import { withoutHidden } from '@portico/form-engine/visibility/without-hidden';
import type { Transaction } from 'kysely';
import { readDemoAnswers } from '../../../seeds/demo-answers.ts';
import type { DemoRequest } from '../../../seeds/demo-request.ts';
import { answersIn } from '../../domain/sheets/sheet.rules.ts';
import { dayIn } from '../../platform/day-in.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { freezeSheet } from '../../domain/sheets/sheets.queries.ts';
import { canonicalHash, canonicalJson } from '../../domain/receipts/canonical-json.ts';
import { seedFiles } from './files/seed-files.ts';
import { compiled } from './seed-answers.ts';
import { daysAfter, type Seeded } from './seeded.ts';

interface Writer {
  /** The id of the request. */
  readonly id: string;
  readonly applicantId: string;
  /** The recommender's name. */
  readonly name: string;
  readonly index: number;
  readonly now: Date;
  readonly keep: (id: string, content: Buffer) => void;
}

type Received = Extract<DemoRequest, { became: 'received' }>;

/** A submitted letter with its files. */
export async function seedLetter(
  db: Transaction<Tables>,
  { tenant, projectId, formVersionId }: Seeded,
  { letter, language, writtenDaysAgo }: Received,
  { id, applicantId, name, index, now, keep }: Writer,
): Promise<void> {
  if (tenant.form === undefined || formVersionId === null) return;
  const form = compiled(tenant.form);
  const letterForm = { ...form, modules: form.modules.filter(({ definition }) => definition.author === 'recommender') };
  const at = daysAfter(now, -writtenDaysAgo);
  const context = { language, today: dayIn(tenant.timeZone, at) };
  const owner = { projectId, applicantId, recommendationId: id, name, latinName: name, index, keep };
  const sheet = { id, project_id: projectId, kind: 'letter', applicant_id: applicantId };
  await db
    .insertInto('sheets')
    .values({ ...sheet, form_version_id: formVersionId, begun_at: at })
    .execute();
  const answers = await seedFiles(db, letterForm, readDemoAnswers(letterForm, letter), owner, { context, at });
  const snapshot = withoutHidden(letterForm, answers, context);
  const modules = letterForm.modules.map((module) => ({
    project_id: projectId,
    sheet_id: id,
    module_id: module.definition.id,
    ...answersIn(module, answers),
  }));
  for (const { fields, rows, ...module } of modules) {
    const values = JSON.stringify({ fields, rows });
    await db
      .insertInto('sheet_modules')
      .values({ ...module, values, revision: '1', state: 2, saved_at: at })
      .execute();
    const log = Object.entries(fields).map(([key, value]) => {
      return { ...module, part: 'fields' as const, key, value: JSON.stringify(value), revision: '1', by_whom: id, at };
    });
    if (log.length > 0) await db.insertInto('sheet_changes').values(log).execute();
  }
  // Last, because a submitted letter cannot change.
  await freezeSheet(db, id, { snapshot: canonicalJson(snapshot), hash: canonicalHash(snapshot), at });
}
