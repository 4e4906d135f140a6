import { Readable } from 'node:stream';
import { saveBasic } from '@portico/contract/applications';
import { editApplication, enterAsStaff, openDraft } from '@portico/contract/staff-applications';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule, buildSwitch } from '@portico/form-engine/testing/build-form';
import type { Answers, FormAnswers } from '@portico/form-engine/values/answer';
import { fileKey } from '../../../platform/storage/object-keys.ts';
import { openClient } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildFile, fillModule, publishForm } from '../../../testing/toys/toy-forms.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject } from '../../../testing/toys/toy-tenants.ts';
import { beginToySheet } from '../../../testing/toys/toy-sheets.ts';

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
    buildModule('travel', [buildSwitch('more', ['ticket', 'trips'])]),
    buildModule('papers', [buildField('ticket', { type: 'upload', startsShown: false })], {
      groups: [buildGroup('trips', [buildField('pass', { type: 'upload' })], { startsShown: false })],
    }),
    buildModule('referees', [buildField('referee'), buildField('refscan', { type: 'upload' })], { author: 'referees' }),
    buildModule('letter', [buildField('praise')], { author: 'recommender' }),
  ],
};

/** Every answer holds a word of its own, so that a test can look for it in whatever was sent. */
export function answersWith(files: Readonly<Record<string, string>>): Readonly<Record<string, FormAnswers>> {
  const answersOf = (words: Readonly<Record<string, string>>): Answers =>
    Object.fromEntries(Object.entries(words).map(([key, value]) => [key, { value }]));
  const file = (key: string): Answers => {
    const uid = files[key] ?? '';
    return { [key]: { value: [{ uid, name: `name of ${key}.pdf`, url: `/v1/public/file/${uid}` }] } };
  };
  return {
    person: {
      fields: {
        ...answersOf({ plain: 'say-plain', card: 'say-card', ill: 'yes', illness: 'say-illness' }),
        ...answersOf({ abroad: 'no', visa: 'say-visa' }),
        ...file('photo'),
        ...file('scan'),
      },
      rows: { jobs: [{ ...answersOf({ post: 'say-post', pay: 'say-pay' }), ...file('proof') }] },
    },
    travel: { fields: answersOf({ more: 'yes' }), rows: {} },
    papers: { fields: file('ticket'), rows: { trips: [file('pass')] } },
    referees: { fields: { ...answersOf({ referee: 'say-referee' }), ...file('refscan') }, rows: {} },
    letter: { fields: answersOf({ praise: 'say-praise' }), rows: {} },
  };
}

/** Two organisations with a project each, their forms published; spoken to by staff and by applicants. */
export async function openStaffing() {
  const server = await openTestServer();
  const { app, ownerDb, storage } = server;
  const mine = await buildProject(ownerDb, { slug: 'staff-mine' });
  const theirs = await buildProject(ownerDb, { slug: 'staff-theirs' });
  const versions = new Map<string, string>();
  for (const project of [mine, theirs]) versions.set(project.id, await publishForm(ownerDb, project, form));

  const addFile = async (applicantId: string, key: string): Promise<string> => {
    const content = Buffer.from(`%PDF content of ${key}`);
    const { uid } = await buildFile(ownerDb, applicantId, { module: 'person', key, size: content.length });
    await storage.put(fileKey(uid), Readable.from([content]));
    return uid;
  };

  /** Somebody with every question answered; files by the key of their field. */
  const applicant = async (project = mine, options: Parameters<typeof buildApplicant>[2] = {}) => {
    const person = await buildApplicant(ownerDb, project, { batchId: project.batchId, state: 2, ...options });
    const files: Record<string, string> = {};
    for (const key of ['photo', 'scan', 'proof', 'refscan', 'ticket', 'pass'])
      files[key] = await addFile(person.id, key);
    const { id: application } = await ownerDb
      .selectFrom('applications')
      .select('id')
      .where('applicant_id', '=', person.id)
      .executeTakeFirstOrThrow();
    await beginToySheet(ownerDb, application, versions.get(project.id));
    for (const [module, answers] of Object.entries(answersWith(files)))
      await fillModule(ownerDb, person.id, module, answers, 1);
    return { ...person, application, files };
  };

  const client = openClient(app);
  return {
    ...server,
    mine,
    theirs,
    versions,
    applicant,
    client,
    staff: (role: string, orgId?: string) => buildStaff(ownerDb, orgId === undefined ? { role } : { role, orgId }),
    file: (uid: string, cookie: string, headers: Record<string, string> = {}) =>
      client.as({ cookie }).fetch(`/staff/v1/file/${uid}`, { headers }),
    logOf: (staffId: string) =>
      ownerDb
        .selectFrom('staff_log')
        .select(['action', 'subject', 'staff_name', 'project_id'])
        .where('staff_id', '=', staffId)
        .orderBy('id')
        .execute(),
  };
}

type Opened = Awaited<ReturnType<typeof openStaffing>>;

/** The code that opens somebody's form for a staff member, who says why where it is a draft. */
export async function codeOf({ client }: Opened, application: string, cookie: string): Promise<string> {
  await client.as({ cookie }).call(openDraft, { application, reason: 'They asked for help.' });
  return (await client.as({ cookie }).call(editApplication, { application })).address.slice(-43);
}

/** An applicant, and a staff member who has their form open. */
export async function openForm(opened: Opened, options: Parameters<Opened['applicant']>[1] = {}) {
  const { mine, client } = opened;
  const person = await opened.applicant(mine, options);
  const staff = await opened.staff('administrator', mine.orgId);
  const code = await codeOf(opened, person.application, staff.cookie);
  const { token } = await client.call(enterAsStaff, { project_id: mine.id, code });
  const save = (plain: string, revision: number) =>
    client.as({ token }).call(saveBasic, { menuid: 'person', revision, changes: JSON.stringify({ plain }) });
  return { person, staff, token, save };
}
