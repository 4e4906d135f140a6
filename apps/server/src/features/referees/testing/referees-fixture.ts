import { randomUUID } from 'node:crypto';
import type { CheckSendEmailState } from '@portico/contract/referees.schemas';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule } from '@portico/form-engine/testing/build-form';
import type { LetterSettings } from '../../../platform/db/tables/tenant-tables.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject } from '../../../testing/toy-tenants.ts';

/** A module about recommenders, one of the applicant's, and what recommenders write. */
export const form: FormDefinition = {
  modules: [
    buildModule('person', [buildField('name')]),
    buildModule('referees', [], {
      author: 'referees',
      groups: [
        buildGroup('people', [
          buildField('who', { required: true }),
          buildField('mail', { required: true, text: { nature: 'email' } }),
          buildField('post', { required: true }),
        ]),
      ],
    }),
    buildModule('letter', [buildField('praise', { required: true })], { author: 'recommender' }),
  ],
};

export interface ToyReferee {
  readonly who?: string;
  readonly mail?: string;
  readonly post?: string;
}

/** A complete row. */
export function referee(mail: string, rest: ToyReferee = {}): ToyReferee {
  return { who: 'Prof. Li', mail, post: 'Professor', ...rest };
}

type Fields = Readonly<Record<string, string>>;
type Output = CheckSendEmailState['output'];

export const day = 86_400_000;
export const inDays = (days: number) => new Date(frozenNow.getTime() + days * day);

/** A server with a project that asks for recommenders, spoken to as the portal does. */
export async function openReferees(letters: LetterSettings = {}) {
  const server = await openTestServer();
  const { keeper, app, clock } = server;
  let visits = 0;

  const openProject = async (slug: string, settings: LetterSettings = letters) => {
    const made = await buildProject(keeper, { slug });
    await keeper
      .updateTable('projects')
      .set({ letters: JSON.stringify(settings) })
      .where('id', '=', made.id)
      .execute();
    await keeper
      .updateTable('batches')
      .set({ letters_until: inDays(40), ends_at: inDays(20) })
      .where('id', '=', made.batchId)
      .execute();
    const version = { id: randomUUID(), project_id: made.id, number: 1, definition: JSON.stringify(form) };
    await keeper.insertInto('form_versions').values(version).execute();
    return { ...made, version: version.id };
  };
  const project = await openProject(`referees-${randomUUID().slice(0, 8)}`);

  const ask = async (
    method: 'GET' | 'POST',
    path: string,
    fields: Fields,
    token?: string,
    key?: string,
    folder = 'enroll',
  ) => {
    visits += 1;
    const encoded = new URLSearchParams(fields).toString();
    const answer = await app.inject({
      method,
      url: method === 'GET' ? `/v1/${folder}/${path}?${encoded}` : `/v1/${folder}/${path}`,
      ...(method === 'POST' ? { payload: encoded } : {}),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        lang: 'en',
        ...(token === undefined ? {} : { token }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      remoteAddress: `198.51.${Math.floor(visits / 250) % 250}.${visits % 250}`,
    });
    return { http: answer.statusCode, ...answer.json() };
  };

  const fill = async (applicantId: string, rows: readonly ToyReferee[], of = project) => {
    const application = await applicationOf(applicantId);
    const people = rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, { value }])));
    const values = JSON.stringify({ fields: {}, rows: people.length === 0 ? {} : { people } });
    await keeper
      .insertInto('application_modules')
      .values({
        project_id: of.id,
        application_id: application.id,
        module_id: 'referees',
        values,
        revision: '1',
        state: 2,
        saved_at: frozenNow,
      })
      .onConflict((conflict) => conflict.columns(['application_id', 'module_id']).doUpdateSet({ values }))
      .execute();
  };
  const applicationOf = (applicantId: string) =>
    keeper.selectFrom('applications').selectAll().where('applicant_id', '=', applicantId).executeTakeFirstOrThrow();

  return {
    ...server,
    project,
    openProject,
    ask,
    fill,
    applicationOf,
    /** Somebody in the batch with rows of recommenders, who has seen the notice. */
    applicant: async (rows: readonly ToyReferee[], of = project, state: 1 | 2 = 1, email?: string) => {
      const wishes = { batchId: of.batchId, state, ...(email === undefined ? {} : { email }) };
      const made = await buildApplicant(keeper, of, wishes);
      await keeper
        .updateTable('applications')
        .set({ form_version_id: of.version })
        .where('applicant_id', '=', made.id)
        .execute();
      await fill(made.id, rows, of);
      return made;
    },
    check: async (token: string): Promise<Output> => (await ask('GET', 'apply/checkSendEmailState', {}, token)).data,
    send: (token: string | undefined, email: string, fields: Fields = {}, key?: string) =>
      ask(
        'POST',
        'apply/send_email',
        { menuid: 'referees', columnNumber: '1', email, notice: 'Nobody reads them.', ...fields },
        token,
        key,
      ),
    withdraw: (token: string, uid: string) => ask('POST', 'apply/updateEmailSendStatus', { uid }, token),
    replace: (token: string, uid: string, row: object) =>
      ask('POST', 'apply/replaceReferee', { uid, values: JSON.stringify(row) }, token),
    /** What a recommender is told about the applicant. */
    told: (token: string, uid: string) => ask('GET', 'applicantInfo', { uid }, token, undefined, 'recommend'),
    letters: (token?: string) => ask('GET', 'user/letterList', {}, token),
    save: (token: string, people: readonly ToyReferee[], revision = 1) =>
      ask(
        'POST',
        'apply/basic',
        { menuid: 'referees', revision: String(revision), changes: JSON.stringify({ people }) },
        token,
      ),
    requestsOf: async (applicantId: string) =>
      keeper
        .selectFrom('recommendations')
        .selectAll()
        .where('applicant_id', '=', applicantId)
        .orderBy('invited_at')
        .execute(),
    mailsOf: async (applicantId: string) =>
      keeper
        .selectFrom('outgoing_messages')
        .selectAll()
        .where('applicant_id', '=', applicantId)
        .orderBy('created_at')
        .execute(),
    setRequest: async (id: string, values: { state?: 'written' | 'declined'; at?: Date; opened?: Date }) => {
      const { state, at = clock.now(), opened } = values;
      await keeper
        .updateTable('recommendations')
        .set({
          ...(state === undefined ? {} : { state }),
          ...(state === 'written' ? { written_at: at } : {}),
          ...(state === 'declined' ? { declined_at: at, decline_reason: 'noTime', decline_words: 'Sorry' } : {}),
          ...(opened === undefined ? {} : { opened_at: opened }),
        })
        .where('id', '=', id)
        .execute();
    },
  };
}

export type Referees = Awaited<ReturnType<typeof openReferees>>;
