import { expect, test } from 'vitest';
import { slugProblem, suggestSlug } from './slug-rules.ts';

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
