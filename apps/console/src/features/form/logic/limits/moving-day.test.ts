import { movingDay } from '@portico/form-engine/definition/moving-day';
import { expect, it } from 'vitest';
import { readLimit, writeLimit } from './moving-day.ts';

it.each(['today', 'today-18y', 'today-0y', 'today+0d', '2026-09-01-18y', '2026-09-01+6m', 'today+10d'])(
  'says %s, and writes it again',
  (text) => {
    const limit = readLimit(text);
    expect(limit === null ? null : writeLimit(limit)).toBe(text);
    expect(movingDay(text, '2026-01-01')).not.toBeNull();
  },
);

it('leaves to its own spelling what has several steps or is no limit', () => {
  for (const text of ['today-18y+1d', 'tomorrow', '']) expect(readLimit(text)).toBeNull();
});
