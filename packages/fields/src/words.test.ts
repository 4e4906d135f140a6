import type { LocalText } from '@portico/form-engine/language';
import { findSimplifiedProblems, findTraditionalProblems } from '@portico/i18n/traditional-check';
import { expect, it } from 'vitest';

type Words = Readonly<Record<string, LocalText>>;

const found = import.meta.glob<Readonly<Record<string, Words>>>(['./*/words.ts', './*/*/*-words.ts', '!./shared/**'], {
  eager: true,
});
const folders = Object.entries(found).flatMap(([path, file]) =>
  Object.values(file).map((words) => [path, words] as const),
);

it('reads the words of folders', () => {
  expect(folders.length).toBeGreaterThan(6);
});

it.each(folders)('%s says everything in three languages', (_path, words) => {
  const said = Object.entries(words).map(([path, text]) => ({ path, ...text }));
  expect(said.filter(({ sc, tc, en }) => sc === '' || tc === '' || en === '')).toEqual([]);
  expect([...findTraditionalProblems(said), ...findSimplifiedProblems(said)]).toEqual([]);
});
