import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { exportApplication, exportState } from '@portico/contract/documents';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule, buildSwitch } from '@portico/form-engine/testing/build-form';
import type { FieldValue } from '@portico/form-engine/values/answer';
import { readPdf } from '../../../platform/documents/testing/read-pdf.ts';
import { fileKey } from '../../../platform/storage/object-keys.ts';
import { createLogger } from '../../../platform/log.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openClient } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { publishForm } from '../../../testing/toys/toy-forms.ts';
import { buildApplicant, buildProject } from '../../../testing/toys/toy-tenants.ts';
import { makeQueuedDocument } from '../making/make-queued-document.ts';
import { beginToySheet } from '../../../testing/toys/toy-sheets.ts';

const label = (sc: string, tc: string, en: string) => ({ sc, tc, en });

export const documentForm: FormDefinition = {
  modules: [
    buildModule(
      'about',
      [
        buildField('name', { label: label('姓名', '姓名', 'Name') }),
        buildField('essay', { type: 'long-text', label: label('个人陈述', '個人陳述', 'Statement') }),
        buildSwitch('asked', ['told']),
        buildField('told', { startsShown: false, label: label('隐藏', '隱藏', 'Hidden question') }),
        buildField('papers', { type: 'upload', files: { most: 300 } }),
        buildField('hand', { type: 'signature' }),
      ],
      {
        title: label('基本信息', '基本資料', 'About you'),
        groups: [buildGroup('jobs', [buildField('employer'), buildField('since')])],
      },
    ),
    buildModule('letter', [buildField('opinion')], { author: 'recommender' }),
  ],
};

/** A server with a project whose form has fields of many types. */
export async function openDocumentTests(
  slug: string,
  wrap?: (storage: Storage) => Storage,
  form: FormDefinition = documentForm,
) {
  const server = await openTestServer([], wrap);
  const { ownerDb, storage, database, app } = server;
  const project = await buildProject(ownerDb, { slug });
  await publishForm(ownerDb, project, form);
  const client = openClient(app, project);

  /** Creates an applicant with answers. */
  const applicant = async (fields: Readonly<Record<string, FieldValue>> = {}, rows: FieldValue = {}) => {
    const person = await buildApplicant(ownerDb, project, { batchId: project.batchId, userType: 'ssm', state: 1 });
    await answer(person.id, fields, rows);
    return person;
  };
  const answer = async (id: string, fields: Readonly<Record<string, FieldValue>>, rows: FieldValue = {}) => {
    const { id: application } = await ownerDb
      .selectFrom('applications')
      .select('id')
      .where('applicant_id', '=', id)
      .executeTakeFirstOrThrow();
    const answers = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, { value }]));
    const values = JSON.stringify({ fields: answers, rows });
    const row = { project_id: project.id, sheet_id: application, module_id: 'about' };
    await beginToySheet(ownerDb, application);
    await ownerDb
      .insertInto('sheet_modules')
      .values({ ...row, values, revision: '1', state: 1, saved_at: frozenNow })
      .onConflict((conflict) => conflict.columns(['sheet_id', 'module_id']).doUpdateSet({ values }))
      .execute();
  };

  /** A file of the applicant as answers refer to it; without bytes, it is missing from storage. */
  const file = async (person: string, name: string, type: string, bytes?: Uint8Array) => {
    const id = randomUUID();
    const target = { module_id: 'about', field_id: 'papers', field_key: 'papers' };
    const facts = { name, size: bytes?.length ?? 1, type, state: 'ready', created_at: frozenNow } as const;
    await ownerDb
      .insertInto('stored_files')
      .values({ id, project_id: project.id, applicant_id: person, ...target, ...facts })
      .execute();
    if (bytes !== undefined) await storage.put(fileKey(id), Readable.from([bytes]));
    return { uid: id, name, url: `/v1/public/file/${id}`, size: facts.size };
  };

  return {
    ...server,
    project,
    client,
    applicant,
    answer,
    file,
    request: (token?: string) => client.as({ token }).call(exportApplication, {}, { language: 'sc' }),
    state: (uid: string, token: string) => client.as({ token }).call(exportState, { uid }),
    /** Runs the queue's job for a document. */
    work: (uid: string, isLast = false) =>
      makeQueuedDocument({ database, storage, log: createLogger('silent') }, uid, isLast),
    read: async (url: string, token: string) =>
      readPdf(new Uint8Array(await (await client.as({ token }).fetch(url)).arrayBuffer())),
  };
}
