import { discardLook } from '@portico/contract/look';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcome, refusal, refused } from '../../testing/client.ts';
import { toyLook } from '../../testing/toys/toy-look.ts';
import { type Changes, type LookWorld, openLookServer } from './testing/look-fixture.ts';

let opened: Awaited<ReturnType<typeof openLookServer>>;
let world: LookWorld;

beforeAll(async () => {
  opened = await openLookServer();
});
afterAll(() => opened.server.close());
beforeEach(async () => {
  world = await opened.open();
});

describe('a draft', () => {
  it('begins as what is live, and nobody sees it before it is published', async () => {
    expect(await world.read()).toMatchObject({
      revision: 0,
      look: toyLook(world.project),
      live: toyLook(world.project),
      changed: null,
    });
    const saved = await world.save({
      colour: ['#4dbca6', '#1d3f72'],
      'title.en': [`Title of ${world.project.slug} en`, 'North'],
    });
    expect(saved).toMatchObject({
      revision: 1,
      look: { colour: '#1d3f72' },
      live: { colour: '#4dbca6' },
      problems: [],
    });
    expect(await world.read(world.editor)).toMatchObject({
      revision: 1,
      look: { colour: '#1d3f72' },
      changed: { by: 'Toy Staff' },
    });
    expect(await world.visible()).toMatchObject({ color: '#4dbca6' });
  });

  it('takes changes of two people to different fields, also to two languages of one text', async () => {
    await Promise.all([
      world.save({ 'title.sc': [`Title of ${world.project.slug} sc`, '北'] }),
      world.save({ 'title.en': [`Title of ${world.project.slug} en`, 'North'] }, world.colleague),
      world.save({ 'contact.phone': ['010-1', '010-2'] }, world.editor),
    ]);
    const { look: merged, revision } = await world.read();
    expect(merged).toMatchObject({ title: { sc: '北', en: 'North' }, contact: { phone: '010-2' } });
    expect(revision).toBe(3);
  });

  it('asks where two people changed the same field, and saves nothing of the later', async () => {
    await world.save({ icp: ['ICP 1', 'mine'] });
    const answer = await refusal(
      world.save({ icp: ['ICP 1', 'yours'], skin: ['standard', 'business-school'] }, world.colleague),
    );
    expect(answer).toMatchObject({
      error: 'lookConflict',
      data: { revision: 1, fields: ['icp'], look: { icp: 'mine', skin: 'standard' }, changed: { by: 'Toy Staff' } },
    });
    expect(await world.read()).toMatchObject({ revision: 1, look: { icp: 'mine', skin: 'standard' } });
    expect(await world.save({ icp: ['mine', 'yours'] }, world.colleague)).toMatchObject({
      revision: 2,
      look: { icp: 'yours' },
    });
  });

  it('is asked for once where twenty save the same field at the same time', async () => {
    const tries = Array.from({ length: 20 }, (_, index) => outcome(world.save({ icp: ['ICP 1', `try ${index}`] })));
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'lookConflict']));
  });

  it('is saved once where the answer was lost and the request is sent again', async () => {
    await world.save({ icp: ['ICP 1', 'new'] });
    expect(await world.save({ icp: ['ICP 1', 'new'] })).toMatchObject({ revision: 1 });
  });

  it('is none any more where everything is as it was', async () => {
    await world.save({ icp: ['ICP 1', 'new'] });
    expect(await world.save({ icp: ['new', 'ICP 1'] })).toMatchObject({ revision: 2, changed: null });
    expect(await refused(world.publish(2))).toBe('lookSame');
  });

  it('is given up, but not one that was changed meanwhile', async () => {
    await world.save({ icp: ['ICP 1', 'new'] });
    const discard = (revision: number) => world.editor.call(discardLook, { project: world.project.id, revision });
    expect(await refused(discard(0))).toBe('lookChanged');
    await discard(1);
    expect(await world.read()).toMatchObject({ revision: 2, look: { icp: 'ICP 1' }, changed: null });
  });

  it('writes one line of the log for a sitting, not one for a word', async () => {
    await world.save({ icp: ['ICP 1', 'a'] });
    await world.save({ icp: ['a', 'ab'] });
    await world.save({ icp: ['ab', 'abc'] }, world.colleague);
    expect((await world.logged()).map(({ action }) => action)).toEqual(['edited look', 'edited look']);
  });

  it.each([
    ['a field that there is not', { colours: ['', '#1d3f72'] }],
    ['a prototype', { __proto__x: ['', 'x'], constructor: ['', 'x'] }],
    ['a group of fields', { title: [toyLook({ slug: '' }).title, 'x'] }],
    ['no colour', { colour: ['#4dbca6', 'red'] }],
    ['an unknown skin', { skin: ['standard', 'nobody'] }],
    ['theme 8', { theme: [1, 8] }],
    ['a number for a text', { icp: ['ICP 1', 4] }],
    ['a huge text', { icp: ['ICP 1', 'x'.repeat(101)] }],
    [
      'a menu entry twice',
      {
        headerMenu: [
          [1, 3, 5],
          [1, 1],
        ],
      },
    ],
    ['a menu entry that there is not', { headerMenu: [[1, 3, 5], [9]] }],
    ['a script as address', { links: [[], [{ label: toyLook({ slug: '' }).title, url: ' javascript:alert(1)' }]] }],
    [
      '21 links',
      { links: [[], Array.from({ length: 21 }, () => ({ label: toyLook({ slug: '' }).title, url: 'https://x' }))] },
    ],
    ['an odd soft colour', { softColour: ['', 'url(https://x)'] }],
  ] as const)('refuses %s', async (_what, changes: Changes) => {
    expect(await refused(world.save(changes))).toBe('malformed');
    expect(await world.read()).toMatchObject({ revision: 0 });
  });

  it('refuses a picture that was never brought', async () => {
    expect(await refused(world.save({ 'pictures.logo': [null, 'f'.repeat(16)] }))).toBe('unknownFile');
  });
});
