import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildSwitch } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcome, refusal, refused } from '../../testing/client.ts';
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

describe('publishing a form', () => {
  it('makes the draft the newest version, and says who and why', async () => {
    await world.save(published, three);
    expect(await world.publish(1, world.editor, 'a third question')).toEqual({ number: 2 });
    expect(await world.read()).toMatchObject({ revision: 2, number: 2, form: three, live: three, changed: null });
    expect(await world.versions()).toMatchObject([
      { number: 2, by: 'Toy Staff', note: 'a third question', restores: null, modules: 2, fields: 4 },
      { number: 1, by: '', note: '', restores: null, fields: 3 },
    ]);
    expect((await world.logged()).at(-1)).toMatchObject({
      action: 'published form',
      change: {
        after: { 'fields-of-module:papers': ['word', 'second', 'third'] },
        names: { 'fields-of-module:papers': { label: { en: expect.any(String) } }, 'field:third': { type: 'text' } },
      },
    });
  });

  it('is refused where the draft is another one than the person has seen', async () => {
    await world.save(published, three);
    expect(await refused(world.publish(0))).toBe('formDraftChanged');
    expect(await world.versions()).toHaveLength(1);
  });

  it('succeeds for one of two who publish at the same time', async () => {
    await world.save(published, three);
    const both = await Promise.all([world.publish(1), world.publish(1, world.colleague)].map(outcome));
    expect(both.toSorted()).toEqual(['done', 'formDraftChanged']);
    expect(await world.versions()).toHaveLength(2);
  });

  it('is refused without a change, without modules, and with findings', async () => {
    expect(await refused(world.publish(0))).toBe('formSame');
    await world.save(published, { modules: [] });
    expect(await refused(world.publish(1))).toBe('formEmpty');
    const [papers, ...rest] = published.modules;
    if (papers === undefined) throw new Error('no module');
    const bad = { modules: [{ ...papers, fields: [buildField('word', { type: 'select' })] }, ...rest] };
    await world.save({ modules: [] }, bad);
    expect(await refusal(world.publish(2))).toMatchObject({
      error: 'formUnsound',
      data: { findings: [{ key: 'settings', place: { module: 'papers', field: 'word' } }] },
    });
    expect(await world.versions()).toHaveLength(1);
  });

  it('is refused where nobody could see or complete something, which saving does not search for', async () => {
    const [papers, ...rest] = published.modules;
    if (papers === undefined) throw new Error('no module');
    const asked = buildSwitch('asked', []);
    const never = { all: ['yes', 'no'].map((option) => ({ field: 'asked', chosen: [option] })) };
    const fields = [...papers.fields, asked, buildField('unseen', { required: true, shownWhen: never })];
    const bad = { modules: [{ ...papers, fields }, ...rest] };
    expect(await world.save(published, bad)).toMatchObject({ findings: [] });
    expect(await refusal(world.publish(1))).toMatchObject({
      error: 'formUnsound',
      data: { findings: [{ key: 'requiredUnreachable', place: { module: 'papers', field: 'unseen' } }] },
    });
    expect(await world.versions()).toHaveLength(1);
  });

  it('is not refused for a warning', async () => {
    const [papers, ...rest] = published.modules;
    if (papers === undefined) throw new Error('no module');
    const card = buildField('card', { text: { nature: 'id-card' } });
    await world.save(published, { modules: [{ ...papers, fields: [...papers.fields, card] }, ...rest] });
    expect(await world.publish(1)).toEqual({ number: 2 });
  });

  it('brings an earlier version back as a new one, and leaves the draft its changes', async () => {
    await world.save(published, three);
    await world.publish(1);
    await world.save(three, withFields('word', 'second', 'third', 'fourth'));
    expect(await world.rollBack(1, 3)).toEqual({ number: 3 });
    expect(await world.read()).toMatchObject({ live: published, number: 3, changed: { by: 'Toy Staff' } });
    expect(await world.keys()).toEqual(['word', 'second', 'fourth']);
    expect(await world.versions()).toMatchObject([{ number: 3, restores: 1 }, { number: 2 }, { number: 1 }]);
    expect((await world.logged()).at(-1)).toMatchObject({ action: 'rolled back form' });
    await world.restore(3, 4);
    expect(await world.keys()).toEqual(['word', 'second', 'third', 'fourth']);
  });

  it('keeps the words of options that the draft removed, wherever it comes from', async () => {
    const option = (value: string) => ({ value, label: { sc: `${value}甲`, tc: `${value}乙`, en: `Option ${value}` } });
    const choice = (...values: readonly string[]): FormDefinition => ({
      modules: published.modules.map((module, at) =>
        at > 0 ? module : { ...module, fields: [buildField('word', { type: 'select', options: values.map(option) })] },
      ),
    });
    const lists = async () => {
      const { form, live } = await world.read();
      const [field] = live.modules[0]?.fields ?? [];
      expect(form).toEqual(live);
      return [field?.options, field?.retired].map((list) => list?.map(({ label }) => label.en));
    };
    await world.save(published, choice('1', '2', '3'));
    await world.publish(1);
    await world.save(choice('1', '2', '3'), choice('1', '3'));
    await world.publish(3);
    expect(await lists()).toEqual([['Option 1', 'Option 3'], ['Option 2']]);
    const before = (await world.read()).form;
    await world.save(before, choice('1', '4'));
    await world.publish(5);
    expect(await lists()).toEqual([
      ['Option 1', 'Option 4'],
      ['Option 2', 'Option 3'],
    ]);
    await world.rollBack(2, 6);
    expect(await lists()).toEqual([['Option 1', 'Option 2', 'Option 3'], ['Option 4']]);
    await world.restore(4, 7);
    expect((await world.read()).form).toEqual(before);
  });

  it('brings back nothing that there is not, nor what is published', async () => {
    expect(await refused(world.rollBack(9, 0))).toBe('notFound');
    expect(await refused(world.rollBack(1, 0))).toBe('formSame');
  });
});
