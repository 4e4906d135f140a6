import { randomUUID } from 'node:crypto';
import * as routes from '@portico/contract/form-effect';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildAnswers, buildField, buildModule } from '@portico/form-engine/testing/build-form';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tables } from '../../../platform/db/tables.ts';
import { openClient, refused } from '../../../testing/client.ts';
import { frozenClock } from '../../../testing/frozen-clock.ts';
import { applicationOf, fillModule } from '../../../testing/toys/toy-forms.ts';
import { buildRequest } from '../../../testing/toys/toy-requests.ts';
import { beginToySheet } from '../../../testing/toys/toy-sheets.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildApplicant } from '../../../testing/toys/toy-tenants.ts';
import { type FormWorld, openFormServer, published, withFields } from '../testing/form-draft-fixture.ts';
import { examineFormEffect } from './form-effect-jobs.ts';

let opened: Awaited<ReturnType<typeof openFormServer>>;
let world: FormWorld;

beforeAll(async () => {
  opened = await openFormServer();
});
afterAll(() => opened.server.close());
beforeEach(async () => {
  world = await opened.open();
});

/** The form without its second question, and with a new one that must be answered. */
const changed: FormDefinition = {
  modules: withFields('word').modules.map((module, at) =>
    at === 0 ? { ...module, fields: [...module.fields, buildField('third', { required: true })] } : module,
  ),
};

async function buildWriter(answers: Readonly<Record<string, string>>, state: 0 | 1 | 2 = 0): Promise<string> {
  const { id } = await buildApplicant(opened.server.ownerDb, world.project, { state });
  await fillModule(opened.server.ownerDb, id, 'papers', { fields: buildAnswers(answers), rows: {} });
  return (await applicationOf(opened.server.ownerDb, id)).id;
}

const examine = (revision: number) =>
  world.editor.call(routes.examineFormEffect, { project: world.project.id, revision });
const effect = () => world.editor.call(routes.formEffect, { project: world.project.id });

/** Does what the worker would; by default of the examination that was begun last. */
async function runJob(id?: string): Promise<void> {
  const { id: project, orgId: org } = world.project;
  const { database, ownerDb } = opened.server;
  const last = ownerDb.selectFrom('form_effects').select('id').where('project_id', '=', project);
  const run = id ?? (await last.executeTakeFirstOrThrow()).id;
  await examineFormEffect({ database, clock: frozenClock() }, { org, project, effect: run });
}

/** As many more people who lose an answer. */
async function addPeople(db: Kysely<Tables>, project: string, count: number): Promise<void> {
  await sql`
    with people as (
      insert into applicants (id, project_id, user_type, name, email, email_key, password_hash, temporary)
      select gen_random_uuid(), ${project}, 'normal', 'Toy', mail, mail, 'none', false from (select 'toy-' || n || '@example.com' as mail from generate_series(1, ${count}::int) n) m
      returning id
    ), begun as (
      insert into applications (id, project_id, applicant_id) select gen_random_uuid(), ${project}, id from people returning id
    )
    insert into form_effect_applications (project_id, application_id, is_submitted, loses, asked, becomes_incomplete)
    select ${project}, id, false, 1, 0, false from begun`.execute(db);
}

const nobody = { loses: 0, asked: 0, incomplete: 0 };

describe('the effect of a draft', () => {
  it('is not there before somebody asks', async () => {
    expect(await effect()).toBeNull();
  });

  it('counts whom it concerns and in which way, and says who they are', async () => {
    const loser = await buildWriter({ word: 'a', second: 'typed' });
    await buildWriter({ word: 'a' });
    const sent = await buildWriter({ word: 'a', second: 'sent' }, 2);
    await buildApplicant(opened.server.ownerDb, world.project);
    await world.save(published, changed);
    await examine(1);
    expect(await effect()).toMatchObject({ revision: 1, state: 'running', people: 3, seen: 0 });
    await runJob();
    expect(await effect()).toMatchObject({
      state: 'done',
      people: 3,
      seen: 3,
      unaffected: 0,
      writing: { loses: 1, asked: 2, incomplete: 2 },
      submitted: { loses: 1, asked: 1, incomplete: 1 },
      questions: [
        { key: 'third', loses: 0, asked: 3 },
        { key: 'second', loses: 2, asked: 0 },
      ],
      by: 'Toy Staff',
    });
    const people = { project: world.project.id, effect: 'loses' } as const;
    const { list } = await world.colleague.call(routes.formEffectPeople, people);
    expect(new Set(list.map(({ application_id }) => application_id))).toEqual(new Set([loser, sent]));
    expect(await refused(world.editor.call(routes.formEffectPeople, people))).toBe('forbidden');
    const { csv } = await world.colleague.call(routes.exportFormEffect, people);
    expect(csv.trim().split(/\r?\n/)).toHaveLength(3);
    expect(csv.match(/@/g)).toHaveLength(2);
    expect((await world.logged()).at(-1)).toMatchObject({ action: 'exported form effect' });
    expect(await refused(world.editor.call(routes.exportFormEffect, people))).toBe('forbidden');
  });

  it('is nothing where the draft asks what is asked already', async () => {
    await buildWriter({ word: 'a', second: 'b' });
    await world.save(published, withFields('second', 'word'));
    await examine(1);
    await runJob();
    expect(await effect()).toMatchObject({ unaffected: 1, writing: nobody, submitted: nobody, questions: [] });
  });

  it('says which letters keep the form they were begun with, where the form of letters changes', async () => {
    const { ownerDb } = opened.server;
    const applicant = await buildApplicant(ownerDb, world.project, { state: 2 });
    await beginToySheet(ownerDb, (await buildRequest(ownerDb, world.project, applicant)).id);
    await buildRequest(ownerDb, world.project, applicant);
    await buildRequest(ownerDb, world.project, applicant);
    await buildRequest(ownerDb, world.project, applicant, { state: 'written' });
    await buildRequest(ownerDb, world.project, applicant, { state: 'withdrawn' });
    await world.save(published, withFields('word'));
    await examine(1);
    await runJob();
    expect(await effect()).toMatchObject({ letters: null });
    const [papers = buildModule('papers', [])] = withFields('word').modules;
    const others = { modules: [papers, buildModule('letter', [buildField('doubts')], { author: 'recommender' })] };
    await world.save(withFields('word'), others, world.editor, 1);
    await examine(2);
    await runJob();
    expect(await effect()).toMatchObject({ letters: { begun: 1, waiting: 2, written: 1 } });
  });

  it('gives the whole list, however many they are', async () => {
    const { ownerDb } = opened.server;
    await buildWriter({ word: 'a', second: 'typed' });
    await world.save(published, changed);
    await examine(1);
    await runJob();
    await addPeople(ownerDb, world.project.id, 1_005);
    const { csv } = await world.colleague.call(routes.exportFormEffect, { project: world.project.id, effect: 'loses' });
    expect(csv.trim().split(/\r?\n/)).toHaveLength(1 + 1 + 1_005);
    expect(new Set(csv.split('\r\n')).size).toBe(1 + 1 + 1_005 + 1);
  });

  it('is of the draft that somebody has seen', async () => {
    await world.save(published, changed);
    expect(await refused(examine(0))).toBe('formDraftChanged');
    expect(await effect()).toBeNull();
  });

  it('is examined once: a job that runs again, or of an earlier examination, changes nothing', async () => {
    await buildWriter({ word: 'a', second: 'typed' });
    await world.save(published, changed);
    await examine(1);
    await runJob();
    const first = await effect();
    await runJob();
    expect(await effect()).toEqual(first);
    await examine(1);
    await runJob(randomUUID());
    expect(await effect()).toMatchObject({ state: 'running', seen: 0, writing: nobody });
  });

  it('is of one project, and of no other', async () => {
    await world.save(published, changed);
    await examine(1);
    const other = await opened.open();
    expect(await other.editor.call(routes.formEffect, { project: other.project.id })).toBeNull();
    const stranger = openClient(opened.server.app).as(
      await buildStaff(opened.server.ownerDb, { role: 'administrator', orgId: other.project.orgId }),
    );
    expect(await refused(stranger.call(routes.formEffect, { project: world.project.id }))).toBe('notFound');
  });
});
