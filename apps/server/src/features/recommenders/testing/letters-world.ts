import { randomUUID } from 'node:crypto';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule } from '@portico/form-engine/testing/build-form';
import { fileKey, pieceKey } from '../../../platform/storage/object-keys.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import type { openTestServer } from '../../../testing/test-server.ts';
import { buildRequest } from '../../../testing/toys/toy-requests.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../../testing/toys/toy-tenants.ts';
import { beginToySheet } from '../../../testing/toys/toy-sheets.ts';

type Server = Awaited<ReturnType<typeof openTestServer>>;

const form: FormDefinition = {
  modules: [
    buildModule('referees', [], {
      author: 'referees',
      groups: [buildGroup('people', [buildField('who'), buildField('mail', { text: { nature: 'email' } })])],
    }),
    buildModule(
      'letter',
      [buildField('words'), buildField('paper', { type: 'upload' }), buildField('hand', { type: 'signature' })],
      { author: 'recommender' },
    ),
  ],
};

/** The text of the letter, which must appear in no response to anybody else. */
export const letterWords = 'the-words-of-the-letter';

/** A project that asks for letters. */
export async function buildLetterProject({ ownerDb }: Server, slug: string) {
  const project = await buildProject(ownerDb, { slug });
  const version = randomUUID();
  await ownerDb
    .insertInto('form_versions')
    .values({ id: version, project_id: project.id, number: 1, definition: JSON.stringify(form) })
    .execute();
  return { ...project, version };
}

export type LetterProject = ToyProject & { readonly version: string };

/** A request whose letter was begun: text, a document, a signature, and an incomplete upload. */
export async function buildLetter(server: Server, project: LetterProject, email: string) {
  const { ownerDb } = server;
  const applicant = await buildApplicant(ownerDb, project, { batchId: project.batchId });
  const request = await buildRequest(ownerDb, project, applicant, { email });
  const common = { project_id: project.id, revision: '1', state: 1, saved_at: frozenNow };
  for (const id of [request.applicationId, request.id]) await beginToySheet(ownerDb, id, project.version);
  const rows = { people: [{ who: { value: 'Toy Recommender' }, mail: { value: email } }] };
  await ownerDb
    .insertInto('sheet_modules')
    .values({
      ...common,
      sheet_id: request.applicationId,
      module_id: 'referees',
      values: JSON.stringify({ fields: {}, rows }),
    })
    .execute();
  const letter = { recommendation_id: request.id, project_id: project.id };
  const values = JSON.stringify({ fields: { words: { value: letterWords } }, rows: {} });
  await ownerDb
    .insertInto('sheet_modules')
    .values({ ...common, sheet_id: request.id, module_id: 'letter', values })
    .execute();
  const file = (key: string, type: string, state: 'ready' | 'uploading') =>
    buildFile(server, { ...letter, applicant_id: applicant.id }, { key, type, state });
  return {
    ...request,
    applicant,
    project,
    paper: await file('paper', 'application/pdf', 'ready'),
    hand: await file('hand', 'image/png', 'ready'),
    coming: await file('paper', 'application/pdf', 'uploading'),
  };
}

export type BegunLetter = Awaited<ReturnType<typeof buildLetter>>;

interface Whose {
  readonly recommendation_id: string;
  readonly project_id: string;
  readonly applicant_id: string;
}

async function buildFile(
  { ownerDb, storage }: Server,
  whose: Whose,
  { key, type, state }: { readonly key: string; readonly type: string; readonly state: 'ready' | 'uploading' },
): Promise<string> {
  const id = randomUUID();
  const bytes = Buffer.from(`%PDF-1.7\n${letterWords}\n%%EOF\n`);
  const piece = pieceKey(id, 0, 'piece');
  await storage.put(state === 'ready' ? fileKey(id) : piece, new Blob([bytes]).stream());
  await ownerDb
    .insertInto('stored_files')
    .values({
      ...whose,
      id,
      module_id: 'letter',
      field_id: key,
      field_key: key,
      name: `${key}.${type.slice(type.indexOf('/') + 1)}`,
      size: bytes.length,
      type,
      state,
      received: state === 'ready' ? bytes.length : 0,
      pieces: state === 'ready' ? [] : [piece],
      created_at: frozenNow,
    })
    .execute();
  return id;
}
