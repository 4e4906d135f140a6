import { expect, it, vi } from 'vitest';
import { createJournalWriter } from './journal-writer.ts';
import type { JournalRecord, JournalStore } from './stores/journal-store.ts';

const record = (id: string, text: string): JournalRecord => ({ id, tab: 't', module: 'm', kind: 'entry', text });

function open(answers: (() => Promise<void>)[] = []) {
  const written: (readonly [string, string | null])[][] = [];
  const store: JournalStore = {
    isLasting: true,
    list: async () => [],
    write: (changes) => {
      written.push([...changes].map(([id, record]) => [id, record?.text ?? null]));
      return answers.shift()?.() ?? Promise.resolve();
    },
  };
  const later: (() => void)[] = [];
  const writer = createJournalWriter({
    store,
    after: (_, work) => (later.push(work), () => undefined),
    onSettled: vi.fn(),
  });
  return { writer, written, later };
}

it('begins to write in the task of the keystroke', () => {
  const { writer, written } = open();
  writer.put('a', record('a', '1'));
  expect(written).toEqual([[['a', '1']]]);
});

it('writes the newest of what came while a write was on its way, all at once', async () => {
  const { writer, written } = open();
  for (const text of ['1', '2', '3']) writer.put('a', record('a', text));
  writer.put('b', null);
  expect(writer.isBusy()).toBe(true);
  await writer.settled();
  expect(written).toEqual([
    [['a', '1']],
    [
      ['a', '3'],
      ['b', null],
    ],
  ]);
  expect(writer.isBusy()).toBe(false);
});

it('reports a failed write, tries again, and never overwrites newer text', async () => {
  const { writer, written, later } = open([() => Promise.reject(new Error('disk full'))]);
  writer.put('a', record('a', '1'));
  writer.put('b', record('b', '1'));
  await writer.settled();
  expect(writer.isKept()).toBe(false);
  later.shift()?.();
  await writer.settled();
  expect(writer.isKept()).toBe(true);
  expect(written[1]).toEqual([
    ['a', '1'],
    ['b', '1'],
  ]);
});
