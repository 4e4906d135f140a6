import { expect } from 'vitest';
import type { Mood } from './model-world.ts';
import { type ScheduleTabs, scheduleTabs, tokensIn } from './schedule-tabs.ts';

/** Everything that can happen to an applicant with several tabs, and what must always hold. */
export type Schedule = ReturnType<typeof beginSchedule>;

export function beginSchedule(random: () => number) {
  const tabs = scheduleTabs(random);
  const { time, server, browsers, dialogs, givenUp, rewritten, pick, textIn, newToken } = tabs;
  return {
    open: (browser: number) => tabs.open(browser),
    leave: tabs.leave,
    kill: tabs.kill,
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
      const position = random() < 0.5 ? length : Math.floor(random() * length);
      const scope = tab.session.editRow('g', position === length ? null : position);
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
      tabs.giveUp(tokensIn(textIn(tab, key)));
      tab.session.change(key, { value: '' });
    },
    choose(index: number, isOn: boolean) {
      const session = pick(index)?.session;
      session?.change('s', { value: isOn ? 'yes' : 'no' });
      if (session?.read('h').visible) session.change('h', { value: `shown now and then ${time.now()}` });
    },
    wait: (milliseconds: number) => time.pass(milliseconds),
    /** What the screen does when a newer form is published. */
    async follow(index: number) {
      if (pick(index)?.saving.state().newerVersion) await tabs.leave(index);
    },
    signal: (index: number, signal: 'hidden' | 'visible') => pick(index)?.page.signal(signal),
    saveNow: (index: number) => void pick(index)?.saving.saveNow(),
    blur: (index: number) => pick(index)?.session.leave('a'),
    resolve(index: number, whose: 'mine' | 'theirs') {
      const tab = pick(index);
      if (tab !== undefined) tabs.settleIn(tab, whose, tab.saving.state().conflicts[0]);
    },
    connect(index: number, isOnline: boolean) {
      const browser = browsers[index];
      if (browser !== undefined) browser.isOnline = isOnline;
      if (isOnline) for (const tab of tabs.all()) if (tab.browser === browser) tab.page.signal('online');
    },
    spoil: (index: number, mood: Mood) => void browsers[index]?.moods.push(mood),
    sign(isIn: boolean) {
      server.isSignedIn = isIn;
      if (isIn) for (const { saving } of tabs.all()) saving.resume();
    },
    closeBatch(isClosed: boolean) {
      server.obstacle = isClosed ? 'batchClosed' : null;
      if (!isClosed) for (const { saving } of tabs.all()) saving.resume();
    },
    publish() {
      server.newest = 1;
    },
    async check() {
      await time.pass(0);
      for (const tab of tabs.all()) tabs.checkWord(tab);
    },
    finish: () => finish(tabs, random),
  };
}

/** All faults end; every browser is opened once more, and every conflict is resolved. */
async function finish(tabs: ScheduleTabs, random: () => number): Promise<void> {
  const { time, server, browsers, typed, givenUp, rewritten, pages, textIn } = tabs;
  Object.assign(server, { isSignedIn: true, obstacle: null });
  for (const browser of browsers) Object.assign(browser, { isOnline: true, moods: [] });
  for (const tab of tabs.all().filter(() => random() < 0.3)) tabs.kill(tabs.all().indexOf(tab));
  for (const { saving } of tabs.all()) saving.resume();
  await time.pass(40_000);
  for (const { saving } of tabs.all()) saving.stop();
  await time.pass(40_000);
  for (const page of pages) page.kill();
  tabs.closeAll();
  for (const index of browsers.keys()) await tabs.open(index);
  for (let round = 0; round < 12; round += 1) {
    for (const tab of tabs.all())
      tabs.settleIn(tab, random() < 0.5 ? 'mine' : 'theirs', tab.saving.state().conflicts[0]);
    await time.pass(5000);
  }
  await time.pass(200_000);
  for (const tab of tabs.all()) {
    expect(tab.saving.state()).toMatchObject({ word: 'saved', unsent: [], conflicts: [], obstacle: null });
    for (const key of ['a', 'g']) expect(tokensIn(textIn(tab, key))).toEqual(tokensIn(server.values.get(key)));
  }
  const inPlace = tokensIn([...server.values.values()]);
  const anywhere = new Set([...inPlace, ...tokensIn(server.leftOver)]);
  expect([...typed.keys()].filter((token) => !anywhere.has(token) && !givenUp.has(token))).toEqual([]);
  const doubled = inPlace.filter((token, index) => inPlace.indexOf(token) !== index);
  expect(doubled.filter((token) => !rewritten.has(token))).toEqual([]);
  for (const { kept } of browsers) expect([...kept.values()]).toEqual([]);
}
