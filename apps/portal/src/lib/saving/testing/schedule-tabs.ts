import type { RowScope } from '@portico/form-engine/session/row-scope';
import { expect } from 'vitest';
import type { Conflict } from '../saving.ts';
import { openTab, type OpenTab, versions } from './model-applicant.ts';
import { modelServer } from './model-server.ts';
import { modelTime } from './model-time.ts';
import { modelBrowser, type Page } from './model-world.ts';

/** Each keystroke is a token of its own, so that each can be traced. */
export const tokensIn = (value: unknown): readonly string[] => JSON.stringify(value ?? null).match(/⟨\d+⟩/gu) ?? [];

/** How long typed text may take to reach the disk. */
const diskMs = 50;

export type ScheduleTabs = ReturnType<typeof scheduleTabs>;

/** One applicant, two browsers, up to four tabs, and for every keystroke where it is and whether it may be lost. */
export function scheduleTabs(random: () => number) {
  const time = modelTime();
  const server = modelServer(versions);
  const browsers = [modelBrowser(time, server, random), modelBrowser(time, server, random)];
  const typed = new Map<string, { readonly key: string; readonly at: number }>();
  const givenUp = new Set<string>();
  /**
   * Tokens in rows that were opened again: if two pages wrote one row, both versions are kept, each with the previous
   * text.
   */
  const rewritten = new Set<string>();
  /** Includes pages that were left, which continue saving in the background. */
  const pages = new Set<Page>();
  /** The row that is being edited in a tab. */
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
    const [chosen, lost] = whose === 'mine' ? [conflict.mine, conflict.theirs] : [conflict.theirs, conflict.mine];
    giveUp(tokensIn(lost), tokensIn(chosen));
    saving.resolve(conflict.key, whose);
  }

  async function leave(index: number): Promise<void> {
    const tab = pick(index);
    if (tab === undefined) return;
    tab.saving.stop();
    end(tab);
    if (random() < 0.5) await time.pass(random() * 500);
    await open(browsers.indexOf(tab.browser), tab.page);
  }

  /** As in a crash: what has not reached the disk may be lost, but nothing else. */
  function kill(index: number): void {
    const tab = pick(index);
    if (tab === undefined) return;
    const written = dialogs.get(tab)?.token;
    tab.page.kill();
    end(tab);
    const stored = new Set(tokensIn([...tab.browser.kept.values()]));
    for (const [token, { key, at }] of typed) {
      const isHere = token === written || tokensIn(textIn(tab, key)).includes(token);
      const isOnlyHere = isHere && !stored.has(token) && !everSaved(key).has(token);
      if (isOnlyHere && time.now() - at < diskMs) givenUp.add(token);
    }
  }

  return {
    time,
    server,
    browsers,
    typed,
    givenUp,
    rewritten,
    pages,
    dialogs,
    all: (): readonly OpenTab[] => tabs,
    closeAll: () => void (tabs = []),
    pick,
    textIn,
    giveUp,
    newToken,
    checkWord,
    open,
    settleIn,
    leave,
    kill,
  };
}
