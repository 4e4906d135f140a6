import { randomUUID } from 'node:crypto';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule, buildSwitch } from '@portico/form-engine/testing/build-form';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { sql } from 'kysely';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { type Submitted, tellOfSubmissions } from '../telling/tell-of-submissions.ts';
import { buildApplicant, buildProject, type ToyProject, toyText } from '../../../testing/toy-tenants.ts';

/** A module that must be filled in, one with a hidden text, one that may stay empty, and a recommender's. */
export const form: FormDefinition = {
  modules: [
    buildModule('person', [buildField('name', { required: true }), buildSwitch('abroad', ['visa']), hidden('visa')], {
      required: true,
      groups: [buildGroup('schools', [buildField('school', { required: true })], { requiredRows: 1 })],
    }),
    buildModule('papers', [
      buildField('paper', { type: 'upload' }),
      buildField('signature', { type: 'signature' }),
      buildField('note', { required: true }),
    ]),
    buildModule('letter', [buildField('praise', { required: true })], { author: 'recommender', required: true }),
  ],
};

function hidden(key: string) {
  return buildField(key, { required: true, startsShown: false });
}

/** What is asked for, and an answer that nobody sees. */
export const complete: FormAnswers = {
  fields: { name: { value: 'Ann' }, abroad: { value: 'no' }, visa: { value: 'hidden' } },
  rows: { schools: [{ school: { value: 'North' } }] },
};

type Fields = Readonly<Record<string, string>>;

/** A server with a project whose form is published, spoken to as the portal does when it submits. */
export async function openSubmitting() {
  const server = await openTestServer();
  const { keeper } = server;
  const project = await buildProject(keeper, { slug: 'submitting' });
  let visits = 0;
  let number = 0;

  const publish = async ({ id }: ToyProject, definition: FormDefinition = form): Promise<string> => {
    number += 1;
    const version = { id: randomUUID(), project_id: id, number, definition: JSON.stringify(definition) };
    await keeper.insertInto('form_versions').values(version).execute();
    return version.id;
  };
  const version = await publish(project);

  const ask = async (method: 'GET' | 'POST', path: string, fields: Fields, token?: string, key?: string) => {
    visits += 1;
    const encoded = new URLSearchParams(fields).toString();
    const answer = await server.app.inject({
      method,
      url: method === 'GET' ? `/v1/enroll/${path}?${encoded}` : `/v1/enroll/${path}`,
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

  const ticked = { terms: '1', known_items: '1' };
  const allOf = (id: string) => ({
    application: keeper.selectFrom('applications').selectAll().where('applicant_id', '=', id).executeTakeFirstOrThrow(),
    submissions: keeper
      .selectFrom('submissions')
      .selectAll()
      .where('applicant_id', '=', id)
      .orderBy('submitted_at')
      .execute(),
    messages: keeper.selectFrom('messages').selectAll().where('applicant_id', '=', id).orderBy('created_at').execute(),
    mails: keeper.selectFrom('outgoing_messages').selectAll().where('applicant_id', '=', id).execute(),
  });

  return {
    ...server,
    project,
    version,
    publish,
    ask,
    submit: (token?: string, key?: string, fields: Fields = {}) =>
      ask('POST', 'apply/submit', { ...ticked, ...fields }, token, key),
    overall: (token: string, modules: unknown, key?: string, fields: Fields = {}) =>
      ask('POST', 'apply/overallSubmission', { ...ticked, modules: JSON.stringify(modules), ...fields }, token, key),
    revoke: (token?: string, key?: string) => ask('POST', 'apply/revokeApply', {}, token, key),
    reapply: (token?: string, key?: string) => ask('POST', 'apply/reapply', {}, token, key),
    save: (token: string, menuid: string, changes: object, revision = 0) =>
      ask('POST', 'apply/basic', { menuid, revision: String(revision), changes: JSON.stringify(changes) }, token),
    menu: async (token: string) => (await ask('GET', 'apply/menu', {}, token)).data,
    /** Somebody in the batch of a project, with answers to the module `person`. */
    applicant: async (where = project, answers: FormAnswers | null = complete) => {
      const made = await buildApplicant(keeper, where, { batchId: where.batchId, state: 1 });
      if (answers !== null) await fill(made.id, 'person', answers);
      return made;
    },
    fill,
    tellAll,
    batch: async (endsInMs: number, wishes: { code?: string; leftOut?: string[] } = {}) => {
      const id = randomUUID();
      const row = {
        id,
        project_id: project.id,
        title: JSON.stringify(toyText('Other batch')),
        starts_at: new Date(frozenNow.getTime() - 86_400_000),
        ends_at: new Date(frozenNow.getTime() + endsInMs),
        sort: 1,
        left_out_modules: wishes.leftOut ?? [],
      };
      await keeper
        .insertInto('batches')
        .values(wishes.code === undefined ? row : { ...row, code: wishes.code })
        .execute();
      return id;
    },
    /** What there is of somebody once the queue has told them, or before. */
    rowsOf: async (id: string, isTold = true) => {
      if (isTold) await tellAll();
      const { application, submissions, messages, mails } = allOf(id);
      const { id: applicationId, ...rest } = await application;
      const events = keeper.selectFrom('application_events').selectAll().where('application_id', '=', applicationId);
      return {
        application: { id: applicationId, ...rest },
        submissions: await submissions,
        messages: await messages,
        mails: await mails,
        events: await events.orderBy('id').execute(),
      };
    },
    /** The mails of somebody that wait to be delivered, in the order of their jobs. */
    jobsOf: async (id: string) => {
      const mails = await allOf(id).mails;
      const { rows } = await sql<{ key: string }>`
        select key from graphile_worker.jobs where key is not null order by id`.execute(keeper);
      return rows.flatMap(({ key }) => mails.filter((mail) => mail.id === key));
    },
    /** Jobs that tell: of how many submissions, and how many seconds after the clock of the server. */
    tellingJobs: async () => {
      const { rows } = await sql<{ submissions: number; delay: number }>`
        select json_array_length(j.payload -> 'submissions') as submissions,
          extract(epoch from j.run_at - ${frozenNow}::timestamptz)::float as delay
        from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'tell_of_submissions'`.execute(keeper);
      return rows;
    },
    counterOf: async (batch: string) =>
      (await keeper.selectFrom('submission_counters').select('last').where('batch_id', '=', batch).executeTakeFirst())
        ?.last ?? 0,
  };

  /** Does what the queue would about submissions. */
  async function tellAll(): Promise<void> {
    const { rows } = await sql<{ payload: Submitted }>`delete from graphile_worker._private_jobs j
      using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'tell_of_submissions'
      returning j.payload`.execute(keeper);
    const { database } = server;
    for (const { payload } of rows)
      await tellOfSubmissions({ database, publicUrl: 'https://portico.example' }, payload);
  }

  async function fill(applicant: string, module: string, answers: FormAnswers): Promise<void> {
    const { id, project_id } = await allOf(applicant).application;
    const place = { project_id, application_id: id, module_id: module };
    const values = JSON.stringify(answers);
    await keeper
      .insertInto('application_modules')
      .values({ ...place, values, revision: '1', state: 2, saved_at: frozenNow })
      .onConflict((known) => known.columns(['application_id', 'module_id']).doUpdateSet({ values }))
      .execute();
  }
}
