import { expect, it } from 'vitest';
import { spansOf, widened } from './spans-of.ts';

const sight = { from: 100, to: 130 };

it.each([
  ['what is in sight alone', -1, [sight]],
  ['a chosen row far above, with its neighbours', 4, [{ from: 3, to: 6 }, sight]],
  ['the first row', 0, [{ from: 0, to: 2 }, sight]],
  ['a chosen row below', 200, [sight, { from: 199, to: 202 }]],
  ['the last row', 999, [sight, { from: 998, to: 1_000 }]],
  ['a chosen row in sight', 110, [sight]],
  ['a chosen row at the edge', 130, [{ from: 100, to: 132 }]],
])('%s is drawn', (_what, chosen, spans) => expect(spansOf(1_000, sight, chosen)).toEqual(spans));

it('stays within the list, however far one has scrolled', () => {
  expect(spansOf(70, { from: -40, to: 20 }, -1)).toEqual([{ from: 0, to: 20 }]);
  expect(spansOf(70, { from: 500, to: 560 }, -1)).toEqual([]);
});

it('draws nothing anew for a small scroll', () => {
  expect(widened({ from: 41.2, to: 58.9 })).toEqual(widened({ from: 43.9, to: 59.5 }));
});
