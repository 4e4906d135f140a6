import { randomUUID } from 'node:crypto';
import { applyMenu, saveBasic } from '@portico/contract/applications';
import type { InputOf } from '@portico/contract/route';
import { overallSubmission, reapply, revokeApply, submit } from '@portico/contract/submissions';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule, buildSwitch } from '@portico/form-engine/testing/build-form';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { sql } from 'kysely';
import { openClient } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { applicationOf, fillModule, publishForm } from '../../../testing/toys/toy-forms.ts';
import { buildApplicant, buildProject, type ToyProject, toyText } from '../../../testing/toys/toy-tenants.ts';
import { type Submitted, notifyOfSubmissions } from '../notifying/notify-of-submissions.ts';

/** A required module, one with a hidden text, an optional one, and a recommender's. */
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

/** All required answers, and one for a hidden field. */
export const complete: FormAnswers = {
  fields: { name: { value: 'Ann' }, abroad: { value: 'no' }, visa: { value: 'hidden' } },
  rows: { schools: [{ school: { value: 'North' } }] },
};

/** A server with a published form, and a client that calls it like the portal does when submitting. */
export async function openSubmitting() {
  const server = await openTestServer();
  const { ownerDb, database } = server;
  const client = openClient(server.app);
  const project = await buildProject(ownerDb, { slug: 'submitting' });
  const publish = (where: ToyProject, definition = form) => publishForm(ownerDb, where, definition);
  const version = await publish(project);
  const fill = (applicant: string, module: string, answers: FormAnswers) =>
    fillModule(ownerDb, applicant, module, answers);

  const ticked = { terms: 1, known_items: 1 };
  const mailsOf = (id: string) =>
    ownerDb.selectFrom('outgoing_messages').selectAll().where('applicant_id', '=', id).execute();

  /** Runs the queue's jobs about submissions. */
  const tellAll = async (): Promise<void> => {
    const { rows } = await sql<{ payload: Submitted }>`delete from graphile_worker._private_jobs j
      using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'tell_of_submissions'
      returning j.payload`.execute(ownerDb);
    for (const { payload } of rows)
      await notifyOfSubmissions({ database, publicUrl: 'https://portico.example' }, payload);
  };

  return {
    ...server,
    client,
    project,
    version,
    publish,
    submit: (token?: string, key?: string, fields: Partial<InputOf<typeof submit>> = {}) =>
      client.as({ token }).call(submit, { ...ticked, ...fields }, { key }),
    overall: (token: string | undefined, modules: unknown, key?: string) =>
      client.as({ token }).call(overallSubmission, { ...ticked, modules: JSON.stringify(modules) }, { key }),
    revoke: (token?: string, key?: string) => client.as({ token }).call(revokeApply, {}, { key }),
    reapply: (token?: string, key?: string) => client.as({ token }).call(reapply, {}, { key }),
    save: (token: string, menuid: string, changes: object, revision = 0) =>
      client.as({ token }).call(saveBasic, { menuid, revision, changes: JSON.stringify(changes) }),
    menu: (token: string) => client.as({ token }).call(applyMenu, {}),
    /** An applicant in a batch of the project, with answers to the module `person`. */
    applicant: async (where = project, answers: FormAnswers | null = complete) => {
      const made = await buildApplicant(ownerDb, where, { batchId: where.batchId, state: 1 });
      if (answers !== null) await fill(made.id, 'person', answers);
      return made;
    },
    fill,
    tellAll,
    batch: async (endsInMs: number, options: { code?: string; leftOut?: string[] } = {}) => {
      const id = randomUUID();
      const row = {
        id,
        project_id: project.id,
        title: JSON.stringify(toyText('Other batch')),
        starts_at: new Date(frozenNow.getTime() - 86_400_000),
        ends_at: new Date(frozenNow.getTime() + endsInMs),
        sort: 1,
        left_out_modules: options.leftOut ?? [],
      };
      await ownerDb
        .insertInto('batches')
        .values(options.code === undefined ? row : { ...row, code: options.code })
        .execute();
      return id;
    },
    /** The rows about a person, by default after the queue has notified them. */
    rowsOf: async (id: string, isTold = true) => {
      if (isTold) await tellAll();
      const application = await applicationOf(ownerDb, id);
      const submissions = ownerDb.selectFrom('submissions').selectAll().where('applicant_id', '=', id);
      const messages = ownerDb.selectFrom('messages').selectAll().where('applicant_id', '=', id);
      const events = ownerDb.selectFrom('application_events').selectAll().where('application_id', '=', application.id);
      return {
        application,
        submissions: await submissions.orderBy('submitted_at').execute(),
        messages: await messages.orderBy('created_at').execute(),
        mails: await mailsOf(id),
        events: await events.orderBy('id').execute(),
      };
    },
    /** Somebody's queued mails, in the order of their jobs. */
    jobsOf: async (id: string) => {
      const mails = await mailsOf(id);
      const { rows } = await sql<{ key: string }>`
        select key from graphile_worker.jobs where key is not null order by id`.execute(ownerDb);
      return rows.flatMap(({ key }) => mails.filter((mail) => mail.id === key));
    },
    counterOf: async (batch: string) =>
      (await ownerDb.selectFrom('submission_counters').select('last').where('batch_id', '=', batch).executeTakeFirst())
        ?.last ?? 0,
  };
}
