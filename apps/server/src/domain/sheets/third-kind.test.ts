import { randomUUID } from 'node:crypto';
import { filePath, upload } from '@portico/contract/uploads';
import { buildField, buildModule } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import {
  answered,
  openQuestionnaire,
  questionnaireKind,
  questionnaireRoutes,
  saveQuestionnaire,
  submitQuestionnaire,
} from '../../testing/questionnaire-kind.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { publishForm } from '../../testing/toys/toy-forms.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';
import { sweepFiles } from '../files/sweep/sweep-files.ts';
import { applicantKinds } from '../sheet-kinds.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let unregister: () => void;

beforeAll(async () => {
  unregister = applicantKinds.register(questionnaireKind);
  server = await openTestServer(questionnaireRoutes);
  project = await buildProject(server.ownerDb, { slug: 'third-kind' });
  const fields = [
    buildField('how', { required: true }),
    buildField('why'),
    buildField('proof', { type: 'upload', files: { types: ['pdf'], most: 2 } }),
  ];
  // A module of other writers: it is neither shown nor required.
  const others = buildModule('own', [buildField('other', { required: true })], { required: true });
  await publishForm(server.ownerDb, project, { modules: [others, buildModule('q', fields, { required: true })] });
});
afterAll(async () => {
  unregister();
  await server.close();
});

async function newQuestionnaire() {
  const { id: applicantId, token } = await buildApplicant(server.ownerDb, project, { batchId: project.batchId });
  const sheet = randomUUID();
  const client = openClient(server.app, project, { token });
  const file = () => new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], 'proof.pdf');
  return {
    sheet,
    applicantId,
    save: (changes: object, revision = 0, key?: string) =>
      client.call(
        saveQuestionnaire,
        { sheet, menuid: 'q', changes: JSON.stringify(changes), revision },
        key === undefined ? {} : { key },
      ),
    handIn: () => client.call(submitQuestionnaire, { sheet }),
    bring: (of: object = { kind: 'questionnaire', sheet }) =>
      client.call(upload, { id: 'proof', menu_id: 'q', ...of, file: file() }),
    read: async (uid: string) => (await client.fetch(`${filePath}/${uid}`)).status,
  };
}

const naming = (uid: string) => ({ proof: [{ uid, name: 'x', url: '/x' }] });
const fileRow = (id: string) =>
  server.ownerDb.selectFrom('stored_files').selectAll().where('id', '=', id).executeTakeFirst();
const sweepAfter = (days: number) =>
  sweepFiles(server.database.jobs, server.storage, new Date(frozenNow.getTime() + days * 86_400_000));

describe('a third kind of sheet, which exists in tests only', () => {
  it('is saved key by key, with conflicts and repeated requests', async () => {
    const { save } = await newQuestionnaire();
    expect(await save({ how: 'well' }, 0, 'first')).toMatchObject({ revision: 1, state: 2 });
    expect(await save({ how: 'well' }, 0, 'first')).toMatchObject({ revision: 1, conflicts: { keys: [] } });
    expect(await save({ how: 'badly', why: 'rain' })).toMatchObject({
      revision: 2,
      conflicts: { keys: ['how'], save_field: { normal: { how: 'well' } } },
    });
  });

  it('is begun once by two first saves at the same moment, also of somebody who has no application', async () => {
    for (let pair = 0; pair < 8; pair += 1) {
      const { save, applicantId } = await newQuestionnaire();
      await server.ownerDb.deleteFrom('applications').where('applicant_id', '=', applicantId).execute();
      const saved = await Promise.all([save({ how: 'well' }), save({ why: 'rain' })]);
      expect(new Set(saved.map(({ revision }) => revision))).toEqual(new Set([1, 2]));
    }
  });

  it('is opened with its own modules and what is saved; opened twice at the same moment, it is one sheet', async () => {
    const { id: applicantId, token } = await buildApplicant(server.ownerDb, project, { batchId: project.batchId });
    const client = openClient(server.app, project, { token });
    const opened = await Promise.all([1, 2, 3].map(() => client.call(openQuestionnaire, {})));
    const [sheet = '', ...others] = new Set(opened.map((one) => one.sheet));
    expect(others).toEqual([]);
    const sheets = server.ownerDb.selectFrom('sheets').select('id').where('applicant_id', '=', applicantId);
    expect(await sheets.where('kind', '=', 'questionnaire').execute()).toEqual([{ id: sheet }]);
    await client.call(saveQuestionnaire, { sheet, menuid: 'q', changes: JSON.stringify({ how: 'well' }), revision: 0 });
    const { modules } = await client.call(openQuestionnaire, {});
    expect(modules).toMatchObject([{ menuid: 'q', revision: 1, save_field: { normal: { how: 'well' } } }]);
  });

  it('is handed in once it is whole, once, and does not change afterwards', async () => {
    const { sheet, save, handIn } = await newQuestionnaire();
    await save({ why: 'rain' });
    expect(await refused(handIn())).toBe('incomplete');
    await save({ how: 'well' }, 1);
    const submission = await handIn();
    expect(await handIn()).toEqual(submission);
    expect(answered).toEqual([sheet]);
    expect(await refused(save({ how: 'badly' }, 2))).toBe('submitted');
    const stored = await server.ownerDb.selectFrom('sheets').selectAll().where('id', '=', sheet).executeTakeFirst();
    expect(stored).toMatchObject({ kind: 'questionnaire', hash: submission.hash, snapshot: { fields: { how: {} } } });
  });

  it('has files of its own: brought for it, read by its writer, bound by its answers and by no other sheet', async () => {
    const [own, other] = [await newQuestionnaire(), await newQuestionnaire()];
    const { uid } = await own.bring();
    expect(await fileRow(uid)).toMatchObject({ kind: 'questionnaire', sheet_id: own.sheet, bound_at: null });
    expect(await own.read(uid)).toBe(200);
    expect(await other.read(uid)).toBe(404);
    expect(await refused(other.save(naming(uid)))).toBe('unknownFile');
    const asApplication = await own.bring({});
    expect(await refused(own.save(naming(asApplication.uid)))).toBe('unknownFile');
    await own.save(naming(uid));
    expect(await fileRow(uid)).toMatchObject({ bound_at: frozenNow });
    expect(await refused(own.bring({ kind: 'unheard-of', sheet: own.sheet }))).toBe('notFound');
  });

  it('keeps the files that it names or was handed in with; the others are swept', async () => {
    const { save, handIn, bring } = await newQuestionnaire();
    const [bound, loose] = [(await bring()).uid, (await bring()).uid];
    await save({ how: 'well', ...naming(bound) });
    await handIn();
    await server.ownerDb
      .updateTable('stored_files')
      .set({ bound_at: null, unbound_at: frozenNow })
      .where('id', '=', bound)
      .execute();
    await sweepAfter(60);
    expect(await fileRow(bound)).toBeDefined();
    expect(await fileRow(loose)).toBeUndefined();
    expect(await refused(bring())).toBe('submitted');
  });
});
