import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule, buildSwitch } from '@portico/form-engine/testing/build-form';
import type { Answers, FormAnswers } from '@portico/form-engine/values/answer';
import { fileKey } from '../../../platform/storage/object-keys.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject, buildStaff, type ToyProject } from '../../../testing/toy-tenants.ts';

const sensitive = { preview: { sensitive: true } } as const;

/** Questions that are sensitive, that a sensitive one opens, that do not show; about recommenders, and by one. */
export const form: FormDefinition = {
  modules: [
    buildModule(
      'person',
      [
        buildField('plain'),
        buildField('card', sensitive),
        buildSwitch('ill', ['illness'], sensitive),
        buildField('illness', { startsShown: false }),
        buildSwitch('abroad', ['visa']),
        buildField('visa', { startsShown: false }),
        buildField('photo', { type: 'upload' }),
        buildField('scan', { type: 'upload', ...sensitive }),
        buildField('hand', { type: 'signature' }),
      ],
      {
        groups: [
          buildGroup('jobs', [
            buildField('post'),
            buildField('pay', sensitive),
            buildField('proof', { type: 'upload' }),
            buildField('stamp', { type: 'signature' }),
          ]),
        ],
      },
    ),
    buildModule('travel', [buildSwitch('more', ['ticket'])]),
    buildModule('papers', [buildField('ticket', { type: 'upload', startsShown: false })]),
    buildModule('referees', [buildField('referee'), buildField('refscan', { type: 'upload' })], { author: 'referees' }),
    buildModule('letter', [buildField('praise')], { author: 'recommender' }),
  ],
};

/** Every answer holds a word of its own, so that a test can look for it in whatever was sent. */
export function answersWith(files: Readonly<Record<string, string>>): Readonly<Record<string, FormAnswers>> {
  const given = (words: Readonly<Record<string, string>>): Answers =>
    Object.fromEntries(Object.entries(words).map(([key, value]) => [key, { value }]));
  const file = (key: string): Answers => {
    const uid = files[key] ?? '';
    return { [key]: { value: [{ uid, name: `name of ${key}.pdf`, url: `/v1/public/file/${uid}` }] } };
  };
  return {
    person: {
      fields: {
        ...given({ plain: 'say-plain', card: 'say-card', ill: 'yes', illness: 'say-illness' }),
        ...given({ abroad: 'no', visa: 'say-visa' }),
        ...file('photo'),
        ...file('scan'),
      },
      rows: { jobs: [{ ...given({ post: 'say-post', pay: 'say-pay' }), ...file('proof') }] },
    },
    travel: { fields: given({ more: 'yes' }), rows: {} },
    papers: { fields: file('ticket'), rows: {} },
    referees: { fields: { ...given({ referee: 'say-referee' }), ...file('refscan') }, rows: {} },
    letter: { fields: given({ praise: 'say-praise' }), rows: {} },
  };
}

/** Two organisations with a project each, their forms published; spoken to by staff and by applicants. */
export async function openStaffing() {
  const server = await openTestServer();
  const { app, keeper, storage } = server;
  const mine = await buildProject(keeper, { slug: 'staff-mine' });
  const theirs = await buildProject(keeper, { slug: 'staff-theirs' });
  const versions = new Map<string, string>();
  for (const { id } of [mine, theirs]) {
    const version = { id: randomUUID(), project_id: id, number: 1, definition: JSON.stringify(form) };
    await keeper.insertInto('form_versions').values(version).execute();
    versions.set(id, version.id);
  }

  const addFile = async (project: ToyProject, applicantId: string, key: string): Promise<string> => {
    const id = randomUUID();
    const content = Buffer.from(`%PDF content of ${key}`);
    await storage.put(fileKey(id), Readable.from([content]));
    const place = { module_id: 'person', field_id: key, field_key: key, name: `${key}.pdf`, size: content.length };
    const made = { type: 'application/pdf', sha256: 'a'.repeat(64), state: 'ready', bound_at: frozenNow } as const;
    await keeper
      .insertInto('stored_files')
      .values({ id, project_id: project.id, applicant_id: applicantId, ...place, ...made, created_at: frozenNow })
      .execute();
    return id;
  };

  /** Somebody with every question answered; files by the key of their field. */
  const applicant = async (project = mine, wishes: Parameters<typeof buildApplicant>[2] = {}) => {
    const person = await buildApplicant(keeper, project, { batchId: project.batchId, state: 1, ...wishes });
    const files: Record<string, string> = {};
    for (const key of ['photo', 'scan', 'proof', 'refscan', 'ticket'])
      files[key] = await addFile(project, person.id, key);
    const { id: application } = await keeper
      .updateTable('applications')
      .set({ form_version_id: versions.get(project.id) ?? null })
      .where('applicant_id', '=', person.id)
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [module, values] of Object.entries(answersWith(files))) {
      const saved = { values: JSON.stringify(values), revision: '1', state: 1, saved_at: frozenNow };
      await keeper
        .insertInto('application_modules')
        .values({ project_id: project.id, application_id: application, module_id: module, ...saved })
        .execute();
    }
    return { ...person, application, files };
  };

  const staffed = async (method: 'GET' | 'POST', path: string, fields: object, cookie: string) => {
    const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    const answer = await app.inject({
      method,
      url: method === 'GET' ? `/staff/v1/${path}?${query.toString()}` : `/staff/v1/${path}`,
      ...(method === 'POST' ? { payload: fields } : {}),
      headers: { cookie, lang: 'en' },
    });
    return { http: answer.statusCode, text: answer.body, ...answer.json() };
  };

  const portal = async (method: 'GET' | 'POST', path: string, fields: Record<string, string>, token?: string) => {
    const encoded = new URLSearchParams(fields).toString();
    const answer = await app.inject({
      method,
      url: method === 'GET' ? `/v1/enroll/${path}?${encoded}` : `/v1/enroll/${path}`,
      ...(method === 'POST' ? { payload: encoded } : {}),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        lang: 'en',
        ...(token === undefined ? {} : { token }),
      },
    });
    return { http: answer.statusCode, text: answer.body, ...answer.json() };
  };

  return {
    ...server,
    mine,
    theirs,
    versions,
    applicant,
    portal,
    staff: (role: string, orgId?: string) => buildStaff(keeper, orgId === undefined ? { role } : { role, orgId }),
    get: (path: string, fields: object, cookie: string) => staffed('GET', path, fields, cookie),
    post: (path: string, fields: object, cookie: string) => staffed('POST', path, fields, cookie),
    file: (uid: string, cookie: string, headers: Record<string, string> = {}) =>
      app.inject({ url: `/staff/v1/file/${uid}`, headers: { ...headers, cookie } }),
    logOf: (staffId: string) =>
      keeper
        .selectFrom('staff_log')
        .select(['action', 'subject', 'staff_name', 'project_id'])
        .where('staff_id', '=', staffId)
        .orderBy('id')
        .execute(),
  };
}
