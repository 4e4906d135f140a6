import type { RowScope } from '@portico/form-engine/session/row-scope';
import { expect } from 'vitest';
import type { Conflict } from '../saving.ts';
import { openTab, type OpenTab, versions } from './model-applicant.ts';
import { modelServer } from './model-server.ts';
import { modelTime } from './model-time.ts';
import { modelBrowser, type Mood, type Page } from './model-world.ts';

/** Each keystroke is a token of its own, so that one can ask of each where it is. */
const tokensIn = (value: unknown): readonly string[] => JSON.stringify(value ?? null).match(/⟨\d+⟩/gu) ?? [];

/** How long what was typed may need to reach the disk. */
const diskMs = 50;

/** One applicant, two browsers, up to four tabs; all that can happen to them, and what must hold throughout. */
export type Schedule = ReturnType<typeof beginSchedule>;

export function beginSchedule(random: () => number) {
  const time = modelTime();
  const server = modelServer(versions);
  const browsers = [modelBrowser(time, server, random), modelBrowser(time, server, random)];
  const typed = new Map<string, { readonly key: string; readonly at: number }>();
  const givenUp = new Set<string>();
  /** In rows that were opened again: where two pages wrote one row, both stay, each with what stood there before. */
  const rewritten = new Set<string>();
  /** Also those that were left, in which the background goes on saving. */
  const pages = new Set<Page>();
  /** The row that is being written in a tab. */
  const dialogs = new Map<OpenTab, { readonly scope: RowScope; readonly token: string }>();
  let tabs: OpenTab[] = [];

  const pick = (index: number) => tabs[index % Math.max(1, tabs.length)];
  const textIn = ({ session }: OpenTab, key: string) =>
    key === 'g' ? session.rows('g').rows : session.read(key).answer.value;
  const everSaved = (key: string) =>
    new Set(tokensIn([...server.log.filter((change) => change.key === key), server.leftOver]));
  const giveUp = (tokens: readonly string[], but: readonly string[] = []) =>
    tokens.filter((token) => !but.includes(token)).forEach((token) => givenUp.add(token));
  const newToken = (key: string) => {
    const token = `⟨${typed.size + 1}⟩`;
    typed.set(token, { key, at: time.now() });
    return token;
  };

  function checkWord(tab: OpenTab): void {
    const { word, unsent } = tab.saving.state();
    if (word !== 'saved') return;
    expect(unsent).toEqual([]);
    for (const key of ['a', 'b', 'g']) {
      const saved = everSaved(key);
      const missing = tokensIn(textIn(tab, key)).filter((token) => !saved.has(token) && !givenUp.has(token));
      expect(missing, `says saved, but ${key} is not`).toEqual([]);
    }
  }

  async function open(index: number, page?: Page): Promise<void> {
    const browser = browsers[index];
    if (browser === undefined || !browser.isOnline || (tabs.length >= 4 && page === undefined)) return;
    const tab = await openTab(server, time, browser, page);
    tab.saving.subscribe(() => checkWord(tab));
    tabs.push(tab);
    pages.add(tab.page);
  }

  function end(tab: OpenTab): void {
    dialogs.delete(tab);
    tabs = tabs.filter((other) => other !== tab);
  }

  function settleIn({ saving }: OpenTab, whose: 'mine' | 'theirs', conflict: Conflict | undefined): void {
    if (conflict === undefined) return;
    const [kept, lost] = whose === 'mine' ? [conflict.mine, conflict.theirs] : [conflict.theirs, conflict.mine];
    giveUp(tokensIn(lost), tokensIn(kept));
    saving.settle(conflict.key, whose);
  }

  async function leave(index: number): Promise<void> {
    const tab = pick(index);
    if (tab === undefined) return;
    tab.saving.stop();
    end(tab);
    if (random() < 0.5) await time.pass(random() * 500);
    await open(browsers.indexOf(tab.browser), tab.page);
  }

  /** As a crash: what the disk had no time for may be gone, but no more than that. */
  function kill(index: number): void {
    const tab = pick(index);
    if (tab === undefined) return;
    const written = dialogs.get(tab)?.token;
    tab.page.kill();
    end(tab);
    const kept = new Set(tokensIn([...tab.browser.kept.values()]));
    for (const [token, { key, at }] of typed) {
      const isHere = token === written || tokensIn(textIn(tab, key)).includes(token);
      const isOnlyHere = isHere && !kept.has(token) && !everSaved(key).has(token);
      if (isOnlyHere && time.now() - at < diskMs) givenUp.add(token);
    }
  }

  return {
    open: (browser: number) => open(browser),
    leave,
    kill,
    type(index: number, key: string) {
      const tab = pick(index);
      if (!tab?.session.read(key).visible) return;
      const before = textIn(tab, key);
      tab.session.change(key, { value: `${typeof before === 'string' ? before : ''}${newToken(key)}` });
    },
    addRow(index: number) {
      const tab = pick(index);
      // One dialog at a time.
      if (tab === undefined || dialogs.has(tab)) return;
      const row = tab.session.editRow('g', null);
      row.change('r', { value: newToken('g') });
      row.save();
    },
    beginRow(index: number) {
      const tab = pick(index);
      if (tab === undefined || dialogs.has(tab)) return;
      const { length } = tab.session.rows('g').rows;
      const place = random() < 0.5 ? length : Math.floor(random() * length);
      const scope = tab.session.editRow('g', place === length ? null : place);
      const before = scope.read('r').answer.value;
      for (const token of tokensIn(before)) rewritten.add(token);
      const token = newToken('g');
      scope.change('r', { value: `${typeof before === 'string' ? before : ''}${token}` });
      dialogs.set(tab, { scope, token });
    },
    endRow(index: number, isWanted: boolean) {
      const tab = pick(index);
      const dialog = tab && dialogs.get(tab);
      if (tab === undefined || dialog === undefined) return;
      if (!isWanted) givenUp.add(dialog.token);
      dialog.scope[isWanted ? 'save' : 'discard']();
      dialogs.delete(tab);
    },
    clear(index: number, key: string) {
      const tab = pick(index);
      if (!tab?.session.read(key).visible) return;
      giveUp(tokensIn(textIn(tab, key)));
      tab.session.change(key, { value: '' });
    },
    choose(index: number, isOn: boolean) {
      const session = pick(index)?.session;
      session?.change('s', { value: isOn ? 'yes' : 'no' });
      if (session?.read('h').visible) session.change('h', { value: `shown now and then ${time.now()}` });
    },
    wait: (milliseconds: number) => time.pass(milliseconds),
    /** What the screen does when the form was published anew. */
    async follow(index: number) {
      if (pick(index)?.saving.state().newerVersion) await leave(index);
    },
    signal: (index: number, signal: 'hidden' | 'visible') => pick(index)?.page.signal(signal),
    saveNow: (index: number) => void pick(index)?.saving.saveNow(),
    blur: (index: number) => pick(index)?.session.leave('a'),
    settle(index: number, whose: 'mine' | 'theirs') {
      const tab = pick(index);
      if (tab !== undefined) settleIn(tab, whose, tab.saving.state().conflicts[0]);
    },
    connect(index: number, isOnline: boolean) {
      const browser = browsers[index];
      if (browser !== undefined) browser.isOnline = isOnline;
      if (isOnline) for (const tab of tabs) if (tab.browser === browser) tab.page.signal('online');
    },
    spoil: (index: number, mood: Mood) => void browsers[index]?.moods.push(mood),
    sign(isIn: boolean) {
      server.isSignedIn = isIn;
      if (isIn) for (const { saving } of tabs) saving.resume();
    },
    closeBatch(isClosed: boolean) {
      server.obstacle = isClosed ? 'batchClosed' : null;
      if (!isClosed) for (const { saving } of tabs) saving.resume();
    },
    publish() {
      server.newest = 1;
    },
    async check() {
      await time.pass(0);
      for (const tab of tabs) checkWord(tab);
    },
    /** All faults end; every browser is opened once more, and every question is answered. */
    async finish(): Promise<void> {
      Object.assign(server, { isSignedIn: true, obstacle: null });
      for (const browser of browsers) Object.assign(browser, { isOnline: true, moods: [] });
      for (const tab of tabs.filter(() => random() < 0.3)) kill(tabs.indexOf(tab));
      for (const { saving } of tabs) saving.resume();
      await time.pass(40_000);
      for (const { saving } of tabs) saving.stop();
      await time.pass(40_000);
      for (const page of pages) page.kill();
      tabs = [];
      for (const index of browsers.keys()) await open(index);
      for (let round = 0; round < 12; round += 1) {
        for (const tab of tabs) settleIn(tab, random() < 0.5 ? 'mine' : 'theirs', tab.saving.state().conflicts[0]);
        await time.pass(5000);
      }
      await time.pass(200_000);
      for (const tab of tabs) {
        expect(tab.saving.state()).toMatchObject({ word: 'saved', unsent: [], conflicts: [], obstacle: null });
        for (const key of ['a', 'g']) expect(tokensIn(textIn(tab, key))).toEqual(tokensIn(server.values.get(key)));
      }
      const inPlace = tokensIn([...server.values.values()]);
      const anywhere = new Set([...inPlace, ...tokensIn(server.leftOver)]);
      expect([...typed.keys()].filter((token) => !anywhere.has(token) && !givenUp.has(token))).toEqual([]);
      const doubled = inPlace.filter((token, index) => inPlace.indexOf(token) !== index);
      expect(doubled.filter((token) => !rewritten.has(token))).toEqual([]);
      for (const { kept } of browsers) expect([...kept.values()]).toEqual([]);
    },
  };
}
