import { expect, test } from 'vitest';
import { freeSlugsIn, similarSlugs, slugProblem, suggestSlug } from './slug-rules.ts';

test.each([
  ['summer-2027', null],
  ['ab', null],
  ['2027', null],
  ['a'.repeat(40), null],
  ['a--b', null],
  ['a', 'slugWrong'],
  ['a'.repeat(41), 'slugWrong'],
  ['', 'slugWrong'],
  ['Summer', 'slugWrong'],
  ['-summer', 'slugWrong'],
  ['summer-', 'slugWrong'],
  ['sum mer', 'slugWrong'],
  ['sum_mer', 'slugWrong'],
  ['sum.mer', 'slugWrong'],
  ['../console', 'slugWrong'],
  ['暑期学校', 'slugWrong'],
  ['ｓｕｍｍｅｒ', 'slugWrong'],
  ['été', 'slugWrong'],
  ['ѕummer', 'slugWrong'],
  ['console', 'slugReserved'],
  ['assets', 'slugReserved'],
  ['v1', 'slugReserved'],
  ['staff', 'slugReserved'],
])('%s: %s', (slug, problem) => {
  expect(slugProblem(slug)).toBe(problem);
});

test.each([
  ['Summer School 2027', '', 'summer-school-2027'],
  ['  École d’été!  ', '', 'ecole-d-ete'],
  ['', 'MBA 招生', 'mba'],
  ['', '暑期学校', ''],
  ['Console', '', ''],
  ['x'.repeat(60), '', 'x'.repeat(40)],
  [`${'x'.repeat(39)} y`, '', 'x'.repeat(39)],
])('the title “%s” “%s” suggests “%s”', (en, sc, slug) => {
  expect(suggestSlug({ en, sc, tc: '' })).toBe(slug);
});

test('similar slugs can all be chosen, however long the first one is', () => {
  expect(similarSlugs('summer', 2027).slice(0, 3)).toEqual(['summer-2027', 'summer-2', 'summer-3']);
  for (const slug of ['a'.repeat(40), `${'a'.repeat(34)}-bbbbb`]) {
    const similar = similarSlugs(slug, 2027);
    expect(similar.length).toBeGreaterThan(3);
    expect(similar.filter((one) => slugProblem(one) !== null)).toEqual([]);
  }
});

test.each([
  [{ free: ['a-2'] }, ['a-2']],
  [{ free: [1, 'a-2'] }, ['a-2']],
  [{}, []],
  [null, []],
])('free slugs are read from a refusal: %j', (data, free) => {
  expect(freeSlugsIn(data)).toEqual(free);
});
