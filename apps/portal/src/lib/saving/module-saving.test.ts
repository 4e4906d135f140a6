import { beforeEach, describe, expect, it } from 'vitest';
import { openTab, versions } from './testing/model-applicant.ts';
import { modelServer, type ModelServer, unwanted } from './testing/model-server.ts';
import { modelTime, type Time } from './testing/model-time.ts';
import { type Browser, modelBrowser } from './testing/model-world.ts';

let time: Time;
let server: ModelServer;
let browser: Browser;
beforeEach(() => {
  time = modelTime();
  server = modelServer(versions);
  browser = modelBrowser(time, server, () => 0.5);
});

const open = (page?: Parameters<typeof openTab>[3]) => openTab(server, time, browser, page);

describe('the saving status', () => {
  it('shows Saved only after the answer, and the true state before', async () => {
    const { session, saving } = await open();
    expect(saving.state()).toMatchObject({ word: 'saved', savedAt: null, unsent: [] });
    session.change('a', { value: 'words' });
    expect(saving.state()).toMatchObject({ word: 'saving', unsent: ['a'] });
    await time.pass(100);
    expect(saving.state().word).toBe('onDevice');
    await time.pass(520);
    expect(saving.state().word).toBe('saving');
    await time.pass(300);
    expect(saving.state()).toMatchObject({ word: 'saved', unsent: [], state: 1 });
    expect(saving.state().savedAt).toBeLessThanOrEqual(time.now());
    expect(server.values.get('a')).toBe('words');
  });

  it('is the same object until something changes', async () => {
    const { session, saving } = await open();
    session.change('a', { value: 'w' });
    const state = saving.state();
    session.change('a', { value: 'wo' });
    expect(saving.state()).toBe(state);
  });

  it('says retrying without a connection, tries with growing pauses, and at once when it is back', async () => {
    const { session, saving, page } = await open();
    browser.isOnline = false;
    session.change('a', { value: 'words' });
    await time.pass(3_600_000);
    expect(saving.state()).toMatchObject({ word: 'retrying', unsent: ['a'], isKeptHere: true });
    browser.isOnline = true;
    page.signal('online');
    await time.pass(300);
    expect(saving.state().word).toBe('saved');
  });
});

describe('sending', () => {
  it('waits for a pause in typing, though not for ever', async () => {
    const { session } = await open();
    for (let keystroke = 1; keystroke <= 7; keystroke += 1) {
      session.change('a', { value: 'x'.repeat(keystroke) });
      await time.pass(550);
    }
    expect(server.values.get('a')).toBeUndefined();
    session.change('a', { value: 'eight' });
    await time.pass(300);
    expect(server.values.get('a')).toBe('eight');
  });

  it.each([
    ['on leaving a field', ({ session }: Awaited<ReturnType<typeof open>>) => session.leave('a')],
    ['when the page may end', ({ page }: Awaited<ReturnType<typeof open>>) => page.signal('hidden')],
    ['when asked', ({ saving }: Awaited<ReturnType<typeof open>>) => void saving.saveNow()],
    ['when the module is left', ({ saving }: Awaited<ReturnType<typeof open>>) => saving.stop()],
  ])('begins at once %s', async (_, act) => {
    const tab = await open();
    tab.session.change('a', { value: 'words' });
    act(tab);
    await time.pass(150);
    expect(server.values.get('a')).toBe('words');
  });

  it('repeats an unanswered request byte for byte before sending anything newer', async () => {
    const { session } = await open();
    browser.moods = ['lostAnswer'];
    session.change('a', { value: 'first' });
    await time.pass(700);
    session.change('a', { value: 'first and second' });
    await time.pass(5000);
    expect(server.log.map(({ value }) => value)).toEqual(['first', 'first and second']);
  });

  it('settles a call of saveNow also when nothing can be sent', async () => {
    const { session, saving } = await open();
    browser.isOnline = false;
    session.change('a', { value: 'words' });
    let isSettled = false;
    void saving.saveNow().then(() => (isSettled = true));
    await time.pass(500);
    expect(isSettled).toBe(true);
  });

  it('saves all others where one value is refused, and names that one', async () => {
    const { session, saving } = await open();
    session.change('a', { value: unwanted });
    session.change('b', { value: 'good' });
    await time.pass(5000);
    expect(server.values.get('b')).toBe('good');
    expect(saving.state()).toMatchObject({
      word: 'stopped',
      obstacle: 'refused',
      obstacleText: 'said: unknownField',
      refused: ['a'],
      unsent: ['a'],
    });
    session.change('a', { value: 'mended' });
    await time.pass(2000);
    expect(saving.state()).toMatchObject({ word: 'saved', obstacle: null, refused: [] });
  });

  it('carries on in the background after the module was left', async () => {
    const { session, saving } = await open();
    browser.isOnline = false;
    session.change('a', { value: 'words' });
    saving.stop();
    await time.pass(60_000);
    browser.isOnline = true;
    await time.pass(60_000);
    expect(server.values.get('a')).toBe('words');
    expect(browser.kept.size).toBe(0);
  });
});

describe('obstacles', () => {
  it.each(['submitted', 'batchClosed', 'chooseBatch'] as const)(
    '%s keeps everything, with the sentence',
    async (key) => {
      const { session, saving } = await open();
      server.obstacle = key;
      session.change('a', { value: 'words' });
      await time.pass(60_000);
      expect(saving.state()).toMatchObject({
        word: 'stopped',
        obstacle: key,
        obstacleText: `said: ${key}`,
        unsent: ['a'],
      });
      server.obstacle = null;
      saving.resume();
      await time.pass(1000);
      expect(saving.state()).toMatchObject({ word: 'saved', obstacle: null });
    },
  );

  it('waits for the same person to sign in again', async () => {
    const { session, saving, page } = await open();
    server.isSignedIn = false;
    session.change('a', { value: 'words' });
    await time.pass(1000);
    expect(saving.state()).toMatchObject({ word: 'stopped', obstacle: 'signedOut' });
    server.isSignedIn = true;
    page.user = 'somebody else';
    saving.resume();
    await time.pass(60_000);
    expect(saving.state()).toMatchObject({ obstacle: 'signedOut', unsent: ['a'] });
    expect(server.log).toEqual([]);
    page.user = 'li';
    saving.resume();
    await time.pass(1000);
    expect(server.values.get('a')).toBe('words');
  });
});

describe('what is known of the person', () => {
  const openKnowing = (page = browser.openPage()) => openTab(server, time, browser, page, 'Li Ming');

  it('is saved like something typed, and does not come back once it was cleared', async () => {
    const first = await openKnowing();
    expect(first.saving.state().unsent).toEqual(['a']);
    await time.pass(1000);
    expect(server.values.get('a')).toBe('Li Ming');
    first.session.change('a', { value: '' });
    await time.pass(1000);
    first.page.kill();
    const second = await openKnowing();
    expect(second.session.read('a').answer).toEqual({ value: '' });
    expect(second.saving.state().unsent).toEqual([]);
  });

  it('overwrites nothing that is kept on this device alone', async () => {
    browser.isOnline = false;
    const first = await open();
    first.session.change('b', { value: 'typed' });
    await time.pass(100);
    first.page.kill();
    const second = await openKnowing();
    expect(second.session.read('a').answer).toEqual({ value: '' });
    expect(second.session.read('b').answer).toEqual({ value: 'typed' });
  });
});
