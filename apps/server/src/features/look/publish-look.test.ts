import { moduleConfig, settingInfo } from '@portico/contract/tenants';
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

describe('publishing', () => {
  const first = { colour: ['#4dbca6', '#1d3f72'], 'title.en': ['', 'North'], footer: [[1], [2, 1]] } as const;
  const draft = async () =>
    world.save({
      ...first,
      'title.en': [`Title of ${world.project.slug} en`, 'North'],
      skin: ['standard', 'finance-institute'],
    });

  it('writes what the portal reads, and keeps what was live as an edition', async () => {
    await draft();
    expect(await world.publish(1, world.administrator, 'New name')).toEqual({ edition: 2 });
    expect(await world.visible()).toMatchObject({
      color: '#1d3f72',
      title: { en: 'North', sc: `Title of ${world.project.slug} sc` },
      layout: { name: 'finance-institute', theme: 1 },
      traits: { phoneCountry: 'CN', choiceWord: 'batch' },
    });
    const settings = await world.visitor.call(settingInfo, { project_id: world.project.id });
    expect(settings).toMatchObject({ footer: [2, 1], guide: { en: 'Guide en' }, icp: 'ICP 1' });
    expect(await world.read()).toMatchObject({ revision: 2, changed: null, live: { colour: '#1d3f72' } });
    expect(await world.editions()).toMatchObject([
      { number: 2, by: 'Toy Staff', note: 'New name', restores: null, differs: [] },
      { number: 1, by: '', fields: [], differs: ['colour', 'footer', 'skin', 'title.en'] },
    ]);
    expect((await world.logged()).map(({ action }) => action)).toEqual(['edited look', 'published look']);
    const change = (await world.logged()).at(-1)?.change;
    expect(change).toMatchObject({ before: { colour: '#4dbca6' }, after: { colour: '#1d3f72', 'title.en': 'North' } });
  });

  it('writes every part in the way the portal knows it', async () => {
    const entry = { item: 7, state: 'soon', name: { sc: '面试', tc: '面試', en: 'Interview' } };
    const link = { label: { sc: '一', tc: '一', en: 'One' }, url: 'https://example.edu/' };
    await world.save({
      sideMenu: [[], [entry]],
      headerMenu: [
        [1, 3, 5],
        [3, 1],
      ],
      homeBlocks: [
        [1, 2, 3, 4],
        [3, 1],
      ],
      'headers.ssm': [0, 7],
      links: [[], [link]],
      'traits.phoneCountry': ['CN', ''],
      'traits.policyBeforeSignature': [false, true],
      'pictures.icon': ['abc', null],
    });
    await world.publish(1);
    const { visitor } = world;
    expect((await visitor.call(moduleConfig, {})).home_page_config).toEqual({
      header: { layout: [3, 1] },
      main: {
        layout_info: [
          {
            value: 7,
            state: 1,
            option: { show: 1, open: 0 },
            nickname_sc: '面试',
            nickname_tc: '面試',
            nickname_en: 'Interview',
          },
        ],
      },
      footer: { layout: [1] },
    });
    const { traits, ico_url, layout_config } = await world.visible();
    expect(traits).toEqual({
      choiceWord: 'batch',
      previewMenuSpan: 4,
      letterSteps: false,
      showNoFileText: true,
      policyBeforeSignature: true,
    });
    expect([ico_url, layout_config.layout]).toEqual(['', [3, 1]]);
    expect((await visitor.call(settingInfo, {})).links).toEqual([link]);
    expect((await world.read()).look).toEqual((await world.read()).live);
    await world.rollBack(1, 2);
    expect((await world.read()).live).toEqual(toyLook(world.project));
    expect((await world.visible()).ico_url).toContain('v=abc');
  });

  it('is of what the person has seen', async () => {
    await draft();
    await world.save({ icp: ['ICP 1', 'later'] }, world.colleague);
    expect(await refused(world.publish(1))).toBe('lookChanged');
    expect(await world.visible()).toMatchObject({ color: '#4dbca6' });
    expect(await world.editions()).toEqual([]);
  });

  it('happens once, however many press the button, and however often', async () => {
    await draft();
    const outcomes = await Promise.all(
      [world.publish(1), world.publish(1, world.colleague), world.publish(1)].map(outcome),
    );
    expect(outcomes.toSorted()).toEqual(['done', 'lookChanged', 'lookChanged']);
    expect(await world.editions()).toHaveLength(2);
  });

  it.each([
    [{ colour: ['#4dbca6', '#ffffff'] }, 'lookColour', 'colour'],
    [{ colour: ['#4dbca6', '#ffff66'] }, 'lookColour', 'colour'],
    [{ 'title.sc': ['*', ' '] }, 'lookUnfinished', 'title.sc'],
    [{ 'seoTitle.en': ['*', ''] }, 'lookUnfinished', 'seoTitle.en'],
    [{ links: ['*', [{ label: { sc: '一', tc: '', en: 'One' }, url: 'www.example.edu' }]] }, 'lookUnfinished', 'links'],
    [{ links: ['*', [{ label: { sc: '', tc: '', en: 'One' }, url: 'https://x.example' }]] }, 'lookUnfinished', 'links'],
    [{ 'contact.email': ['*', 'office at example'] }, 'lookUnfinished', 'contact.email'],
  ] as const)('refuses %j', async (changes: Changes, error, field) => {
    const now = await world.read();
    const at = (name: string) =>
      name.split('.').reduce<unknown>((value, key) => Reflect.get(Object(value), key), now.look);
    const [name = '', [, to] = []] = Object.entries(changes)[0] ?? [];
    const { problems } = await world.save({ [name]: [at(name), to] });
    expect(problems.map((problem) => problem.field)).toEqual([field]);
    const answer = await refusal(world.publish(1));
    expect(answer).toMatchObject({ error, data: { problems } });
    if (error === 'lookColour') expect(answer.message).toMatch(/such as #[0-9a-f]{6}/);
    expect(await world.editions()).toEqual([]);
  });

  it('does not ask for a language that the project does not speak', async () => {
    expect((await world.save({ 'title.tc': [`Title of ${world.project.slug} tc`, ''] })).problems).toEqual([]);
  });

  it('is rolled back, which is an edition too, and the draft stays', async () => {
    await draft();
    await world.publish(1);
    await world.save({ icp: ['ICP 1', 'being typed'] });
    expect(await refused(world.rollBack(1, 2))).toBe('lookChanged');
    expect(await world.rollBack(1, 3)).toEqual({ edition: 3 });
    expect(await world.visible()).toMatchObject({ color: '#4dbca6', layout: { name: 'standard' } });
    expect(await world.read()).toMatchObject({
      look: { icp: 'being typed', colour: '#4dbca6' },
      changed: { by: 'Toy Staff' },
    });
    expect((await world.editions())[0]).toMatchObject({ number: 3, restores: 1 });
    expect(await refused(world.rollBack(9, 4))).toBe('notFound');
    expect(await refused(world.rollBack(1, 4))).toBe('lookSame');
  });

  it('keeps what another part of the console changed meanwhile', async () => {
    await draft();
    await world.publish(1);
    const title = JSON.stringify({ sc: '改', tc: '改', en: 'Renamed' });
    await opened.server.ownerDb.updateTable('projects').set({ title }).where('id', '=', world.project.id).execute();
    await world.save({ icp: ['ICP 1', 'new'] });
    await world.publish(3);
    expect(await world.editions()).toMatchObject([
      { number: 4, fields: ['icp'] },
      { number: 3, by: '', fields: ['title.en', 'title.sc', 'title.tc'] },
      { number: 2 },
      { number: 1 },
    ]);
  });
});
