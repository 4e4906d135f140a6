import { randomUUID } from 'node:crypto';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule, buildSwitch } from '@portico/form-engine/testing/build-form';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { mailKey } from '../../../platform/messaging/address-key.ts';
import { makeToken } from '../../../platform/session/token.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildRequest } from '../../../testing/toy-requests.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../../testing/toy-tenants.ts';

/** The applicant names recommenders; a letter has what must be said, what shows on an answer, files, rows, and an empty module. */
const form: FormDefinition = {
  modules: [
    buildModule('person', [
      buildField('nick'),
      buildSwitch('abroad', ['visa']),
      buildField('secret', { preview: { sensitive: true } }),
      buildSwitch('ill', ['care'], { preview: { sensitive: true } }),
    ]),
    buildModule('named', [], {
      author: 'referees',
      groups: [buildGroup('referees', [buildField('who'), buildField('mail', { text: { nature: 'email' } })])],
    }),
    buildModule(
      'letter',
      [
        buildField('praise', { type: 'long-text', required: true }),
        buildSwitch('known', ['years']),
        buildField('years', { required: true, startsShown: false }),
        buildField('visa', { startsShown: false }),
        buildField('care', { startsShown: false }),
        buildField('paper', { type: 'upload', files: { most: 2, types: ['pdf'] } }),
      ],
      {
        author: 'recommender',
        required: true,
        groups: [buildGroup('works', [buildField('work'), buildField('year')])],
      },
    ),
    buildModule('more', [buildField('note', { required: true }), buildField('sign', { type: 'signature' })], {
      author: 'recommender',
    }),
  ],
};

type Fields = Readonly<Record<string, string>>;

interface Wishes {
  readonly menuid?: string;
  readonly revision?: number;
  readonly key?: string;
  readonly version?: string;
}

/** A server with a project that takes letters, spoken to as the portal of recommenders does. */
export async function openLetters() {
  const server = await openTestServer();
  const { keeper } = server;
  const project = await buildProject(keeper, { slug: 'letters' });
  let number = 0;
  let visits = 0;
  const versions = new Map<string, string>();

  const publish = async ({ id }: ToyProject, definition: FormDefinition = form): Promise<string> => {
    number += 1;
    const version = { id: randomUUID(), project_id: id, number, definition: JSON.stringify(definition) };
    await keeper.insertInto('form_versions').values(version).execute();
    versions.set(id, versions.get(id) ?? version.id);
    return version.id;
  };
  const version = await publish(project);

  const ask = async (method: 'GET' | 'POST', path: string, fields: Fields, token?: string, key?: string) => {
    visits += 1;
    const encoded = new URLSearchParams(fields).toString();
    const answer = await server.app.inject({
      method,
      url: method === 'GET' ? `/v1/${path}?${encoded}` : `/v1/${path}`,
      ...(method === 'POST' ? { payload: encoded } : {}),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        lang: 'en',
        ...(token === undefined ? {} : { token }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      // Each from another address, so that the limits by address stay out of the way.
      remoteAddress: `198.51.${Math.floor(visits / 250) % 250}.${visits % 250}`,
    });
    return { http: answer.statusCode, ...answer.json() };
  };

  const signIn = async (email: string, recommendation: string | null): Promise<string> => {
    const { token, hash } = makeToken();
    const expires = new Date(frozenNow.getTime() + 30 * 86_400_000);
    await keeper
      .insertInto('recommender_sessions')
      .values({
        token_hash: hash,
        email,
        email_key: mailKey(email),
        recommendation_id: recommendation,
        created_at: frozenNow,
        expires_at: expires,
      })
      .execute();
    return token;
  };

  /** Writes rows of recommenders into an application, as a save of the applicant would. */
  const name = async (applicant: string, emails: readonly string[], rest: FormAnswers['fields'] = {}) => {
    const { id, project_id } = await applicationOf(applicant);
    const rows = emails.map((email) => ({ who: { value: 'Prof. Wu' }, mail: { value: email } }));
    const modules = { named: { fields: {}, rows: { referees: rows } }, person: { fields: rest, rows: {} } };
    for (const [module, answers] of Object.entries(modules)) {
      const place = { project_id, application_id: id, module_id: module };
      const values = JSON.stringify(answers);
      await keeper
        .insertInto('application_modules')
        .values({ ...place, values, revision: '1', state: 2, saved_at: frozenNow })
        .onConflict((known) => known.columns(['application_id', 'module_id']).doUpdateSet({ values }))
        .execute();
    }
  };

  const applicationOf = (applicant: string) =>
    keeper.selectFrom('applications').selectAll().where('applicant_id', '=', applicant).executeTakeFirstOrThrow();

  /** An applicant who has asked somebody; with one session by the link and one by the code. */
  const invite = async (
    where = project,
    email = `wu-${randomUUID()}@example.org`,
    answers: FormAnswers['fields'] = {},
  ) => {
    const applicant = await buildApplicant(keeper, where, { batchId: where.batchId, state: 1 });
    await name(applicant.id, [email], answers);
    const application = await applicationOf(applicant.id);
    // As it is once something was saved.
    await keeper
      .updateTable('applications')
      .set({ form_version_id: versions.get(where.id) ?? null })
      .where('id', '=', application.id)
      .execute();
    const request = await buildRequest(keeper, where, applicant, { email, name: 'Prof. Wu' });
    const uid = request.id;
    const [token, byCode] = [await signIn(email, uid), await signIn(email, null)];
    return { uid, email, applicant, applicationId: application.id, link: request.link, token, byCode };
  };

  const rowOf = (uid: string) =>
    keeper.selectFrom('recommendations').selectAll().where('id', '=', uid).executeTakeFirstOrThrow();

  return {
    ...server,
    project,
    version,
    publish,
    ask,
    signIn,
    name,
    invite,
    rowOf,
    filed: (token: string | undefined, uid: string) => ask('GET', 'enroll/recommend/filed', { uid }, token),
    save: (
      token: string | undefined,
      uid: string,
      changes: object,
      { menuid = 'letter', revision = 0, key, version: seen }: Wishes = {},
    ) => {
      const sent = { uid, menuid, revision: String(revision), changes: JSON.stringify(changes) };
      return ask(
        'POST',
        'enroll/recommend/basic',
        seen === undefined ? sent : { ...sent, form_version: seen },
        token,
        key,
      );
    },
    submit: (token: string, uid: string, key?: string, seen = version) =>
      ask('POST', 'enroll/recommend/submit', { uid, form_version: seen, agreed: '1' }, token, key),
    decline: (token: string, uid: string, fields: Fields = {}, key?: string) =>
      ask('POST', 'enroll/recommend/decline', { uid, ...fields }, token, key),
    carry: (token: string, uid: string, from: string) => ask('POST', 'enroll/recommend/carry', { uid, from }, token),
    info: (token: string, uid: string) => ask('GET', 'recommend/applicantInfo', { uid }, token),
    saveInfo: (token: string, uid: string, fields: Fields) =>
      ask('POST', 'recommend/applicantInfo', { uid, ...fields }, token),
    login: (link: string, domain = project.slug) => ask('POST', 'enroll/recommend/login', { domain, token: link }),
    /** What a change of the address in the applicant's form comes to, holding what such a change holds. */
    withdraw: (
      uid: string,
      applicationId: string,
      emails: readonly string[] = [],
      meanwhile = () => Promise.resolve(),
    ) =>
      server.database
        .forProject(project)
        .transaction()
        .execute(async (db) => {
          await db.selectFrom('applications').select('id').where('id', '=', applicationId).forUpdate().execute();
          const { state } = await db
            .selectFrom('recommendations')
            .select('state')
            .where('id', '=', uid)
            .forUpdate()
            .executeTakeFirstOrThrow();
          if (state === 'written') return false;
          await meanwhile();
          const rows = emails.map((email) => ({ mail: { value: email } }));
          await db
            .updateTable('application_modules')
            .set({ values: JSON.stringify({ fields: {}, rows: { referees: rows } }) })
            .where('application_id', '=', applicationId)
            .where('module_id', '=', 'named')
            .execute();
          await db
            .updateTable('recommendations')
            .set({ state: 'withdrawn', withdrawn_at: frozenNow })
            .where('id', '=', uid)
            .execute();
          return true;
        }),
    /** A file that was uploaded for a field of a letter. */
    fileFor: async (request: { uid: string; applicant: { id: string } }, key = 'paper', name_ = 'letter.pdf') => {
      const uid = randomUUID();
      const place = { module_id: 'letter', field_id: key, field_key: key };
      const file = { id: uid, name: name_, size: 5, type: 'application/pdf', state: 'ready' } as const;
      const owner = { project_id: project.id, applicant_id: request.applicant.id, recommendation_id: request.uid };
      await keeper
        .insertInto('stored_files')
        .values({ ...file, ...place, ...owner, created_at: frozenNow })
        .execute();
      return { uid, name: name_, url: `/v1/public/file/${uid}`, size: 5 };
    },
    rowsOf: async (uid: string) => {
      const { applicant_id: applicant, email } = await rowOf(uid);
      const of = (table: 'letters' | 'letter_modules' | 'letter_changes' | 'recommendation_links') =>
        keeper.selectFrom(table).selectAll().where('recommendation_id', '=', uid);
      const mails = await keeper
        .selectFrom('outgoing_messages')
        .selectAll()
        .where('applicant_id', '=', applicant)
        .execute();
      return {
        request: await rowOf(uid),
        letter: await keeper.selectFrom('letters').selectAll().where('recommendation_id', '=', uid).executeTakeFirst(),
        modules: await of('letter_modules').execute(),
        log: await keeper
          .selectFrom('letter_changes')
          .selectAll()
          .where('recommendation_id', '=', uid)
          .orderBy('revision')
          .orderBy('key')
          .execute(),
        links: await of('recommendation_links').execute(),
        thanks: mails.filter(({ recipient }) => recipient === email),
        notices: mails.filter(({ recipient }) => recipient !== email),
        messages: await keeper.selectFrom('messages').selectAll().where('applicant_id', '=', applicant).execute(),
      };
    },
  };
}

export type Letters = Awaited<ReturnType<typeof openLetters>>;
