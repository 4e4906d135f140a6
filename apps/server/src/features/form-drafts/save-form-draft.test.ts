import * as routes from '@portico/contract/form-draft';
import { buildField, buildModule } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal, refused } from '../../testing/client.ts';
import { publishForm } from '../../testing/toys/toy-forms.ts';
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

const three = withFields('word', 'second', 'third');

describe('a form that is imported', () => {
  const words = { sc: '一个问题'.repeat(12), tc: '一個問題'.repeat(12), en: 'A question '.repeat(10) };
  const ofSize = (questions: number) => ({
    modules: [0, 1, 2, 3].map((at) => {
      const keys = Array.from({ length: questions / 4 }, (_, index) => `f${at}-${index}`);
      const fields = keys.map((key) => buildField(key, { label: words, remark: words }));
      return buildModule(`module${at}`, fields);
    }),
  });

  it('is saved whole at once, and replaced by another as large', async () => {
    const large = ofSize(1_500);
    expect(JSON.stringify(large).length).toBeGreaterThan(500_000);
    await world.save(published, large);
    const other = { modules: large.modules.map((module) => ({ ...module, id: `${module.id}b` })) };
    expect(await world.save(large, other, world.editor, 1)).toMatchObject({ revision: 2, findings: [] });
    expect((await world.read()).form).toEqual(other);
  });

  it('is refused before it is parsed if it has more values than any form', async () => {
    const changes = { modules: { from: [], to: Array.from({ length: 70_000 }, () => 'm') } };
    const call = world.editor.call(routes.saveFormDraft, { project: world.project.id, revision: 0, changes });
    expect(await refused(call)).toBe('tooLarge');
    expect((await world.read()).revision).toBe(0);
  });
});

describe('a draft of a form', () => {
  it('begins as what is published, which it leaves alone', async () => {
    expect(await world.read()).toMatchObject({
      revision: 0,
      number: 1,
      form: published,
      live: published,
      changed: null,
      findings: [],
    });
    expect(await world.save(published, three)).toMatchObject({ revision: 1, form: null, findings: [] });
    expect(await world.read()).toMatchObject({
      revision: 1,
      form: three,
      live: published,
      changed: { by: 'Toy Staff' },
    });
    expect(await world.versions()).toHaveLength(1);
    expect((await world.logged()).map(({ action }) => action)).toEqual(['edited form']);
  });

  it('takes the changes of two people at once, and tells each of the other', async () => {
    await Promise.all([
      world.save(published, withFields('word', 'mine', 'second')),
      world.save(published, withFields('word', 'second', 'yours'), world.colleague),
    ]);
    expect(await world.keys()).toEqual(['word', 'mine', 'second', 'yours']);
    const { form, revision } = await world.save(three, three, world.editor, 1);
    expect(revision).toBe(2);
    expect(form?.modules[0]?.fields.map(({ key }) => key)).toEqual(['word', 'mine', 'second', 'yours']);
  });

  it('asks where both changed the same, and saves nothing of the later', async () => {
    const renamed = (label: string) => {
      const [papers, ...rest] = withFields('word', 'second').modules;
      const fields = [buildField('word', { label: { sc: label, tc: label, en: label } }), buildField('second')];
      return papers === undefined ? published : { modules: [{ ...papers, fields }, ...rest] };
    };
    await world.save(published, renamed('mine'));
    expect(await refusal(world.save(published, renamed('yours'), world.colleague))).toMatchObject({
      error: 'formConflict',
      data: { revision: 1, form: renamed('mine'), parts: ['field:word'] },
    });
    expect((await world.read()).form).toEqual(renamed('mine'));
  });

  it('says what prevents publishing, with its place', async () => {
    const [papers, ...rest] = published.modules;
    if (papers === undefined) throw new Error('no module');
    const fields = [...papers.fields, buildField('third', { label: { sc: '', tc: '', en: 'Third' } })];
    const { findings } = await world.save(published, { modules: [{ ...papers, fields }, ...rest] });
    expect(findings).toContainEqual(
      expect.objectContaining({ key: 'missingLanguage', place: { module: 'papers', field: 'third' } }),
    );
  });

  it.each([
    ['a field of an unknown type', { 'field:word': { from: { type: 'text' }, to: { type: 'x' } } }],
    ['a setting that there is not', { 'field:word': { from: {}, to: { colour: 'red' } } }],
    ['a number as a list', { modules: { from: ['papers', 'letter'], to: 7 } }],
  ])('refuses %s', async (_what, changes) => {
    const saving = world.editor.call(routes.saveFormDraft, { project: world.project.id, revision: 0, changes });
    expect(['malformed', 'formConflict']).toContain(await refused(saving));
    expect(await world.read()).toMatchObject({ revision: 0, form: published });
  });

  it('never holds a part that is listed nowhere', async () => {
    const changes = { 'field:lost': { from: null, to: buildField('lost') } };
    const saving = world.editor.call(routes.saveFormDraft, { project: world.project.id, revision: 0, changes });
    expect(await refused(saving)).toBe('formConflict');
  });

  it('goes back to any earlier state, also after it was discarded', async () => {
    await world.save(published, three);
    await world.save(three, withFields('third', 'word'));
    await world.discard(2);
    expect(await world.read()).toMatchObject({ revision: 3, form: published, changed: null });
    await world.restore(1, 3);
    expect(await world.keys()).toEqual(['word', 'second', 'third']);
    await world.restore(2, 4);
    expect(await world.keys()).toEqual(['third', 'word']);
    await world.restore(0, 5);
    expect((await world.read()).form).toEqual(published);
    expect((await world.history()).map(({ kind }) => kind)).toEqual(
      'restored restored restored discarded edited edited'.split(' '),
    );
  });

  it('is given up or brought back only as the person has seen it', async () => {
    await world.save(published, three);
    expect(await refused(world.discard(0))).toBe('formDraftChanged');
    expect(await refused(world.restore(0, 7))).toBe('formDraftChanged');
    expect(await refused(world.restore(7, 1))).toBe('notFound');
  });

  it('follows a version that a project file published meanwhile', async () => {
    await world.save(published, three);
    await publishForm(opened.server.ownerDb, world.project, withFields('filed', 'word', 'second'));
    expect(await world.keys()).toEqual(['filed', 'word', 'second', 'third']);
    await world.save(three, withFields('word', 'second', 'third', 'fourth'));
    expect(await world.keys()).toEqual(['filed', 'word', 'second', 'third', 'fourth']);
    expect((await world.history()).map(({ kind }) => kind)).toEqual(['edited', 'moved', 'edited']);
  });
});
