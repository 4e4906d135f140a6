import { expect, it } from 'vitest';
import { openBrowserJournal } from './browser/browser-journal.ts';
import { journalOwner } from './journal/owner.ts';
import { keptCopy, openCopy } from './kept-copy.ts';
import { forgetUnsent, hasUnsent, unsentModules } from './unsent.ts';
import { modelServer } from './testing/model-server.ts';
import { modelTime } from './testing/model-time.ts';
import { modelBrowser } from './testing/model-world.ts';

// Node has no IndexedDB: the journal is in memory, as in a browser that stores nothing.
async function keep(slug: string, uid: string, module: string, kind: 'entry' | 'request' | 'draft' | 'copy') {
  const store = await openBrowserJournal(journalOwner(slug, uid));
  const id = `${module} ${kind}`;
  await store.write(new Map([[id, { id, tab: 't', module, kind, text: '{}' }]]));
  return store;
}

it('names the modules that hold unsent text of one person, and of nobody else', async () => {
  const store = await keep('north', 'li', 'about', 'entry');
  await keep('north', 'li', 'about', 'request');
  await keep('north', 'li', 'work', 'draft');
  expect(store.isLasting).toBe(false);
  expect(await unsentModules('north', 'li')).toEqual(['about', 'work']);
  expect(await hasUnsent('north', 'wang')).toBe(false);
  expect(await hasUnsent('south', 'li')).toBe(false);
});

it('throws it away when the person has agreed', async () => {
  await keep('north', 'wu', 'about', 'entry');
  await keep('north', 'lin', 'about', 'entry');
  await forgetUnsent('north', 'wu');
  expect(await hasUnsent('north', 'wu')).toBe(false);
  expect(await hasUnsent('north', 'lin')).toBe(true);
});

it('keeps a copy of all answers of a module for a person without a password, unsent ones first', async () => {
  const time = modelTime();
  const { world } = modelBrowser(time, modelServer([]), () => 0.5).openPage();
  const copy = await openCopy('north', 'device', 'about', world);
  const entry = { key: 'a', value: { a: 'unsent' }, seen: null, formVersion: 'v1', line: '', at: 1, rivals: [] };
  const ledger = { entries: new Map([['a', entry]]), serverValue: (key: string) => ({ [key]: 'saved' }) };
  copy.keep('v1', ['a', 'b'], ledger);
  await time.pass(100);
  expect(await keptCopy('north', 'device', 'about', world)).toEqual({
    at: time.now() - 100,
    formVersion: 'v1',
    answers: { a: { a: 'unsent' }, b: { b: 'saved' } },
  });
  expect(await keptCopy('north', 'device', 'work', world)).toBeNull();
});
