import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTab, versions } from './testing/model-applicant.ts';
import { modelServer, type ModelServer } from './testing/model-server.ts';
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

describe('two places', () => {
  it('shows what another device wrote, without taking it for typing', async () => {
    const [one, other] = [await open(), await open()];
    other.session.change('a', { value: 'theirs' });
    await time.pass(2000);
    expect(one.session.read('a').answer.value).toBe('theirs');
    expect(one.saving.state()).toMatchObject({ word: 'saved', savedAt: null });
    expect(server.log).toHaveLength(1);
  });

  it('makes a conflict of two texts for one field; typing goes on in mine', async () => {
    const [one, other] = [await open(), await open()];
    browser.moods = ['fine', 'lostRequest'];
    other.session.change('a', { value: 'theirs' });
    one.session.change('a', { value: 'mine' });
    await time.pass(5000);
    one.session.change('a', { value: 'mine and more' });
    expect(one.saving.state()).toMatchObject({
      word: 'stopped',
      conflicts: [{ kind: 'field', key: 'a', mine: { value: 'mine and more' }, theirs: { value: 'theirs' } }],
    });
    one.saving.resolve('a', 'mine');
    await time.pass(2000);
    expect(server.values.get('a')).toBe('mine and more');
    expect(other.session.read('a').answer.value).toBe('mine and more');
  });

  it('puts theirs into the form where that was chosen', async () => {
    const [one, other] = [await open(), await open()];
    browser.moods = ['fine', 'lostRequest'];
    other.session.change('a', { value: 'theirs' });
    one.session.change('a', { value: 'mine' });
    await time.pass(5000);
    one.saving.resolve('a', 'theirs');
    expect(one.session.read('a').answer.value).toBe('theirs');
    expect(one.saving.state()).toMatchObject({ word: 'saved', conflicts: [] });
  });

  it('takes up what a tab that was killed had not sent', async () => {
    const lost = await open();
    browser.isOnline = false;
    lost.session.change('a', { value: 'words' });
    await time.pass(100);
    lost.page.kill();
    browser.isOnline = true;
    const { session, saving } = await open();
    expect(session.read('a').answer.value).toBe('words');
    await time.pass(1000);
    expect(saving.state().word).toBe('saved');
    expect(server.values.get('a')).toBe('words');
  });

  it('takes up a row that was being written when the tab was killed, once', async () => {
    const lost = await open();
    lost.session.editRow('g', null).change('r', { value: 'half a ro' });
    await time.pass(100);
    expect(server.log).toEqual([]);
    lost.page.kill();
    const { session, page } = await open();
    expect(session.rows('g').rows).toMatchObject([{ r: { value: 'half a ro' } }]);
    await time.pass(2000);
    expect(server.values.get('g')).toMatchObject([{ r: 'half a ro' }]);
    page.kill();
    expect((await open()).session.rows('g').rows).toHaveLength(1);
    expect(browser.kept.size).toBe(0);
  });

  it('forgets a row that was saved or discarded', async () => {
    const { session, saving } = await open();
    for (const end of ['save', 'discard'] as const) {
      const row = session.editRow('g', null);
      row.change('r', { value: end });
      await time.pass(50);
      row[end]();
    }
    await time.pass(2000);
    expect(saving.state().word).toBe('saved');
    expect(server.values.get('g')).toMatchObject([{ r: 'save' }]);
    expect(browser.kept.size).toBe(0);
  });

  it('leaves the journal of a living tab alone', async () => {
    const living = await open();
    browser.isOnline = false;
    living.session.change('a', { value: 'words' });
    await time.pass(100);
    browser.isOnline = true;
    const { session } = await open();
    expect(session.read('a').answer.value).toBe('');
  });

  it('shows two texts that two dead tabs had for one field', async () => {
    const tabs = [await open(), await open()];
    browser.isOnline = false;
    for (const [index, { session }] of tabs.entries()) {
      session.change('a', { value: `text ${index}` });
      await time.pass(100);
    }
    for (const { page } of tabs) page.kill();
    browser.isOnline = true;
    const { saving } = await open();
    await time.pass(5000);
    expect(saving.state().conflicts).toMatchObject([{ mine: { value: 'text 1' }, theirs: { value: 'text 0' } }]);
  });
});

describe('a newer form', () => {
  it('is told, and what was written by the older one is carried over', async () => {
    const { session, saving, page } = await open();
    const saves = vi.spyOn(server, 'save');
    session.change('b', { value: 'has no place in the newer form' });
    server.newest = 1;
    await time.pass(3000);
    // Fetches what became of it in the meantime.
    expect(saves.mock.calls.map(([{ changes }]) => changes)).toEqual([expect.stringContaining('no place'), '{}']);
    expect(saving.state()).toMatchObject({ newerVersion: true, word: 'saved' });
    expect(server.leftOver).toEqual(['has no place in the newer form']);
    saving.stop();
    const again = await open(page);
    expect(again.saving.state().newerVersion).toBe(false);
  });
});

describe('fields that show and hide', () => {
  it('saves an answer kept aside that comes back because of another device', async () => {
    const [one, other] = [await open(), await open()];
    one.session.change('s', { value: 'yes' });
    one.session.change('h', { value: 'kept aside' });
    await time.pass(2000);
    one.session.change('s', { value: 'no' });
    await time.pass(2000);
    expect(server.values.has('h')).toBe(false);
    other.session.change('s', { value: 'yes' });
    await time.pass(5000);
    expect(one.session.read('h')).toMatchObject({ visible: true, answer: { value: 'kept aside' } });
    expect(server.values.get('h')).toBe('kept aside');
  });
});
