import { randomUUID } from 'node:crypto';
import { buildField, buildModule } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { publishForm } from '../../testing/toy-forms.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toy-tenants.ts';
import { lockApplication } from './lock-application.ts';
import { publishedForm } from '../forms/published-forms.ts';
import { handInSheet } from './hand-in-sheet.ts';
import type { Proofs } from './judge-sheet.ts';
import { saveSheet } from './save-sheet.ts';
import type { OpenedSheet, SheetCall, SheetKind } from './sheet-kind.ts';

interface QuestionnaireCall extends SheetCall {
  readonly sheet: string;
  readonly applicantId: string;
}

const done: string[] = [];

/** All that a questionnaire would need: neither SQL nor another way to save. */
const questionnaireKind: SheetKind<QuestionnaireCall, OpenedSheet & { readonly proofs: Proofs }> = {
  name: 'questionnaire',
  writes: () => true,
  async lock({ db, project, language, now, sheet: id, applicantId }) {
    await lockApplication(db, applicantId);
    const form = await publishedForm(db, project.id, version);
    if (form === undefined) throw new Refused('notOffered');
    const sheet = await db.selectFrom('sheets').selectAll().where('id', '=', id).executeTakeFirst();
    const rows = await db.selectFrom('sheet_modules').selectAll().where('sheet_id', '=', id).execute();
    const modules = rows.map(({ module_id, values, revision, state }) => [
      module_id,
      { values, revision: Number(revision), state },
    ]);
    const at = sheet?.submitted_at ?? null;
    return {
      id,
      owner: { applicantId, letter: null },
      by: applicantId,
      form,
      part: form.compiled,
      modules: Object.fromEntries(modules),
      outside: {},
      context: { language, today: now.toISOString().slice(0, 10) },
      obstacle: at === null ? null : 'submitted',
      handedIn: at === null ? null : { at, hash: sheet?.hash ?? '' },
      proofs: { files: null, signed: [], policy: null },
    };
  },
  async afterHandIn(_call, { id }) {
    done.push(id);
  },
};

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let project: ToyProject;
let version: string;

beforeAll(async () => {
  opened = await openTestDatabase();
  project = await buildProject(opened.ownerDb, { slug: 'third-kind' });
  const fields = [buildField('how', { required: true }), buildField('why')];
  version = await publishForm(opened.ownerDb, project, { modules: [buildModule('q', fields, { required: true })] });
});
afterAll(() => opened.close());

async function openQuestionnaire() {
  const { id: applicantId } = await buildApplicant(opened.ownerDb, project, { batchId: project.batchId });
  const sheet = randomUUID();
  const where = { ...project, serviceEndsAt: frozenNow };
  const fixed = { project: where, language: 'en', now: frozenNow, sheet, applicantId } as const;
  const call = (db: ProjectDb, key: string | null) => ({ ...fixed, db, key });
  const inside = <T>(run: (db: ProjectDb) => Promise<T>) => inTransaction(opened.database.forProject(project), run);
  return {
    sheet,
    applicantId,
    save: (changes: object, revision = 0, key: string | null = null) =>
      inside((db) =>
        saveSheet(questionnaireKind, { menuid: 'q', changes: JSON.stringify(changes), revision }, call(db, key)),
      ),
    handIn: () => inside((db) => handInSheet(questionnaireKind, {}, call(db, null))),
  };
}

describe('a third kind of sheet', () => {
  it('is saved key by key, with conflicts and repeated requests', async () => {
    const { save } = await openQuestionnaire();
    expect(await save({ how: 'well' }, 0, 'first')).toMatchObject({ revision: 1, state: 2 });
    expect(await save({ how: 'well' }, 0, 'first')).toMatchObject({ revision: 1, conflicts: { keys: [] } });
    expect(await save({ how: 'badly', why: 'rain' })).toMatchObject({
      revision: 2,
      conflicts: { keys: ['how'], save_field: { normal: { how: 'well' } } },
    });
  });

  it('is begun once by two first saves at the same moment, also of somebody who has no application', async () => {
    for (let pair = 0; pair < 8; pair += 1) {
      const { save, applicantId } = await openQuestionnaire();
      await opened.ownerDb.deleteFrom('applications').where('applicant_id', '=', applicantId).execute();
      const saved = await Promise.all([save({ how: 'well' }), save({ why: 'rain' })]);
      expect(new Set(saved.map(({ revision }) => revision))).toEqual(new Set([1, 2]));
    }
  });

  it('is handed in once it is whole, once, and does not change afterwards', async () => {
    const { sheet, save, handIn } = await openQuestionnaire();
    await save({ why: 'rain' });
    await expect(handIn()).rejects.toMatchObject({ key: 'incomplete' });
    await save({ how: 'well' }, 1);
    const handedIn = await handIn();
    expect(await handIn()).toEqual(handedIn);
    expect(done).toEqual([sheet]);
    await expect(save({ how: 'badly' }, 2)).rejects.toMatchObject({ key: 'submitted' });
    const kept = await opened.ownerDb.selectFrom('sheets').selectAll().where('id', '=', sheet).executeTakeFirst();
    expect(kept).toMatchObject({ kind: 'questionnaire', hash: handedIn.hash, snapshot: { fields: { how: {} } } });
  });
});
