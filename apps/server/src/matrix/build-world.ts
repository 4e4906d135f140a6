import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { submit } from '@portico/contract/submissions';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule } from '@portico/form-engine/testing/build-form';
import { sql } from 'kysely';
import { fileKey } from '../platform/storage/object-keys.ts';
import { openClient } from '../testing/client.ts';
import { frozenNow } from '../testing/frozen-clock.ts';
import { buildArticle, buildContentFile } from '../testing/toys/toy-articles.ts';
import { buildBankEntry } from '../testing/toys/toy-bank.ts';
import { buildFormHistory } from '../testing/toys/toy-form-drafts.ts';
import { buildLookHistory } from '../testing/toys/toy-look.ts';
import { buildProject, toyText } from '../testing/toys/toy-tenants.ts';
import { outageBegan } from './moments.ts';
import { buildPerson } from './person/build-person.ts';
import type { Server, World } from './person/owner.ts';

const form: FormDefinition = {
  modules: [
    buildModule('papers', [
      buildField('word'),
      buildField('any', { type: 'upload', files: { most: 3 } }),
      buildField('hand', { type: 'signature' }),
    ]),
    buildModule('referees', [], {
      author: 'referees',
      groups: [buildGroup('named', [buildField('who'), buildField('mail', { text: { nature: 'email' } })])],
    }),
    buildModule(
      'letter',
      [
        buildField('praise', { type: 'long-text' }),
        buildField('paper', { type: 'upload' }),
        buildField('stamp', { type: 'signature' }),
      ],
      {
        author: 'recommender',
      },
    ),
  ],
};

/** Two institutions; one of them has three people and a second project. */
export async function buildWorlds(server: Server) {
  const here = await buildTenant(server, 'matrix-here');
  const sibling = await buildTenant(server, 'matrix-sibling', here.orgId);
  const elsewhere = await buildTenant(server, 'matrix-elsewhere');
  await buildOutage(server);
  const bob = await buildPerson(server, here, 'bob');
  const dora = await buildPerson(server, here, 'dora');
  for (const person of [bob, dora]) await openClient(server.app).as(person).call(submit, { terms: 1, known_items: 1 });
  await server.ownerDb.updateTable('applications').set({ stage: 2 }).where('id', '=', bob.ids.application).execute();
  return {
    here,
    sibling,
    elsewhere,
    alice: await buildPerson(server, here, 'alice'),
    /** Has submitted an application, which is completed. */
    bob,
    carol: await buildPerson(server, elsewhere, 'carol'),
    /** Has submitted an application. */
    dora,
  };
}

/** An hour without a server on the last day of the toy batches. */
async function buildOutage({ ownerDb }: Server): Promise<void> {
  await sql`insert into up_periods (id, began_at, seen_at) values
    (gen_random_uuid(), to_timestamp(${outageBegan - 3_600}), to_timestamp(${outageBegan})),
    (gen_random_uuid(), to_timestamp(${outageBegan + 3_600}), to_timestamp(${outageBegan + 3_600}))`.execute(ownerDb);
}

export type Worlds = Awaited<ReturnType<typeof buildWorlds>>;

async function buildTenant(server: Server, slug: string, orgId?: string): Promise<World> {
  const { ownerDb, outbox } = server;
  const project = await buildProject(ownerDb, {
    slug,
    loginMethods: ['password', 'mail_code', 'fast'],
    ...(orgId === undefined ? {} : { orgId }),
  });
  await ownerDb
    .updateTable('projects')
    .set({ allows_revoking: true, form_open: true })
    .where('id', '=', project.id)
    .execute();
  await buildLookHistory(ownerDb, project);
  await ownerDb
    .insertInto('project_domains')
    .values({ project_id: project.id, host: 'claimed.matrix.example', token: `token of ${project.slug}` })
    .execute();
  const freeBatch = randomUUID();
  await ownerDb
    .insertInto('batches')
    .values({
      id: freeBatch,
      project_id: project.id,
      title: JSON.stringify(toyText('Free')),
      starts_at: new Date('2028-01-01T00:00:00Z'),
      ends_at: new Date('2028-02-01T00:00:00Z'),
      sort: 1,
    })
    .execute();
  const version = await buildFormHistory(ownerDb, project, form);
  const page = await ownerDb
    .insertInto('single_pages')
    .values({
      project_id: project.id,
      key: 'notes',
      edition: 1,
      title: JSON.stringify(toyText('Notes')),
      content: JSON.stringify(toyText('Notes')),
      consent: null,
      published_at: frozenNow,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const mail = { channel: 'mail', from: 'a@matrix.example', to: 'b@matrix.example', subject: 'x', text: 'x' } as const;
  const message = await outbox.keep(
    { ...mail, orgId: project.orgId, projectId: project.id, project: toyText(slug), html: '<p>x</p>', lang: 'en' },
    frozenNow,
  );
  const bankEntry = await buildBankEntry(ownerDb, project);
  const article = await buildArticle(ownerDb, project);
  const articleDraft = await buildArticle(ownerDb, project, { isDraft: true });
  const contentFile = await buildContentFile(ownerDb, project);
  await server.storage.put(fileKey(contentFile.id), Readable.from([Buffer.from('toy')]));
  const material = await buildArticle(ownerDb, project, { kind: 'download', file: contentFile });
  const { id: readyAnswer } = await ownerDb
    .insertInto('ready_answers')
    .values({
      project_id: project.id,
      id: randomUUID(),
      name: 'x',
      words: JSON.stringify(toyText('x')),
      changed_at: frozenNow,
      changed_name: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const content = { article, articleDraft, material, contentFile: contentFile.id };
  return { ...project, version, freeBatch, page: page.id, message, bankEntry, readyAnswer, ...content };
}
