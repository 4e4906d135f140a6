import { applyFiled, saveBasic } from '@portico/contract/applications';
import { submit } from '@portico/contract/submissions';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildAnswers, buildField, buildModule } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openClient, outcome } from '../../testing/client.ts';
import { applicationOf, fillModule } from '../../testing/toys/toy-forms.ts';
import { buildApplicant } from '../../testing/toys/toy-tenants.ts';
import { type FormWorld, openFormServer, published, withFields } from './testing/form-draft-fixture.ts';

let opened: Awaited<ReturnType<typeof openFormServer>>;
let world: FormWorld;

beforeAll(async () => {
  opened = await openFormServer();
});
afterAll(() => opened.server.close());
beforeEach(async () => {
  world = await opened.open();
});

/** An applicant who has answered the first question. */
async function buildWriter(name: string) {
  const { ownerDb, app } = opened.server;
  const { project } = world;
  const { id, token } = await buildApplicant(ownerDb, project, { batchId: project.batchId, state: 1 });
  await fillModule(ownerDb, id, 'papers', { fields: buildAnswers({ word: name }), rows: {} });
  const client = openClient(app).as({ token });
  return {
    id,
    name,
    submit: (version?: string) =>
      client.call(submit, { terms: 1, known_items: 1, ...(version !== undefined && { form_version: version }) }),
    save: (changes: object, revision = 1) =>
      client.call(saveBasic, { menuid: 'papers', revision, changes: JSON.stringify(changes) }),
    open: () => client.call(applyFiled, { menuid: 'papers' }),
    application: () => applicationOf(ownerDb, id),
  };
}

describe('a version that is published', () => {
  const withThird = (required: boolean): FormDefinition => ({
    modules: published.modules.map((module, at) =>
      at > 0
        ? module
        : buildModule('papers', [...module.fields, buildField('third', { required })], { required: true }),
    ),
  });

  it.each([
    ['asks for more', true],
    ['only offers more, which nobody may submit unseen', false],
  ])(
    'and %s, while people submit: each submits the one version or is asked by the other',
    async (_name, isRequired) => {
      const people = await Promise.all(Array.from({ length: 12 }, (_, at) => buildWriter(`person ${at}`)));
      const seen = (await people[0]?.application())?.form_version_id ?? undefined;
      await world.save(published, withThird(isRequired));
      const submit = (person: (typeof people)[number]) => outcome(person.submit(seen));
      const before = people.slice(0, 4).map(submit);
      const publishing = outcome(world.publish(1));
      const meanwhile = people.slice(4, 8).map(submit);
      const after = people.slice(8).map((person) => publishing.then(() => submit(person)));
      expect(await publishing).toBe('done');
      const results = await Promise.all([...before, ...meanwhile, ...after]);
      const { id: newest } = await opened.server.ownerDb
        .selectFrom('form_versions')
        .select('id')
        .where('project_id', '=', world.project.id)
        .where('number', '=', 2)
        .executeTakeFirstOrThrow();
      for (const [at, person] of people.entries()) {
        const result = results[at];
        const { state, form_version_id } = await person.application();
        const { submissions } = await submissionsOf(person.id);
        if (result === 'done') {
          expect([state, form_version_id, submissions]).toEqual([
            2,
            seen,
            [{ fields: buildAnswers({ word: person.name }), rows: {} }],
          ]);
          continue;
        }
        expect(['formChanged', 'incomplete']).toContain(result);
        expect([state, submissions]).toEqual([1, []]);
        const { save_field, form_version, revision } = await person.open();
        expect([save_field.normal, form_version]).toEqual([{ word: person.name }, newest]);
        await person.save({ third: 'answered' }, revision);
        expect(await outcome(person.submit(newest))).toBe('done');
      }
    },
  );

  it('and rolled back while drafts stand on it: what was written in it is handed back, in its words', async () => {
    const three = withFields('word', 'second', 'third');
    await world.save(published, three);
    await world.publish(1);
    const writer = await buildWriter('Lin');
    await writer.save({ second: 'kept', third: 'typed in the newer' }, (await writer.open()).revision);
    await world.rollBack(1, 2);
    const { save_field, left_over } = await writer.open();
    expect(save_field.normal).toEqual({ word: 'Lin', second: 'kept' });
    expect(left_over.map(({ field, value }) => [field, value])).toEqual([['third', 'typed in the newer']]);

    await world.rollBack(2, 3);
    const again = await writer.open();
    expect(again.save_field.normal).toEqual({ word: 'Lin', second: 'kept' });
    expect(again.left_over.map(({ value }) => value)).toEqual(['typed in the newer']);
  });

  it('and rolled back while people save: every word is in an answer or handed back', async () => {
    const three = withFields('word', 'second', 'third');
    await world.save(published, three);
    await world.publish(1);
    const people = await Promise.all(Array.from({ length: 8 }, (_, at) => buildWriter(`person ${at}`)));
    const revisions = await Promise.all(people.map(async (person) => (await person.open()).revision));
    const saves = people.map((person, at) => outcome(person.save({ third: `words ${at}` }, revisions[at])));
    expect(await Promise.all([outcome(world.rollBack(1, 2)), ...saves])).not.toContain('failed');
    for (const [at, person] of people.entries()) {
      const { save_field, left_over } = await person.open();
      expect(save_field.normal['word']).toBe(person.name);
      const words = [save_field.normal['third'], ...left_over.map(({ value }) => value)];
      const result = await saves[at];
      if (result === 'done') expect(words).toContain(`words ${at}`);
      // The page is told that the field is gone, and keeps what was typed.
      else expect(result).toBe('unknownField');
    }
  });
});

async function submissionsOf(applicant: string) {
  const rows = await opened.server.ownerDb
    .selectFrom('submissions')
    .select('snapshot')
    .where('applicant_id', '=', applicant)
    .execute();
  return { submissions: rows.map(({ snapshot }) => snapshot) };
}
