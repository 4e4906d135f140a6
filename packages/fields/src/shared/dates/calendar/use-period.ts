import { useState } from 'react';
import type { DateBounds } from '../date-limits.ts';

/** Twelve months or years in view, one of them focused. */
export interface Period {
  readonly focused: number;
  readonly chosen: number | null;
  readonly present: number;
  /** Whether the focus follows: keys moved it, not a button beside the grid. */
  readonly follows: boolean;
  readonly allows: (number: number) => boolean;
  readonly show: (number: number) => void;
  readonly move: (steps: number) => void;
  readonly canTurn: (pages: 1 | -1) => boolean;
  readonly turn: (pages: 1 | -1) => void;
}

interface PeriodOptions {
  readonly value: string;
  readonly bounds: DateBounds;
  readonly today: string;
  readonly numberOf: (date: string) => number;
}

/** Keeps the focus of a grid of months or years within the bounds. */
export function usePeriod({ value, bounds, today, numberOf }: PeriodOptions): Period {
  const lowest = numberOf(bounds.lowest || '0001-01');
  const highest = numberOf(bounds.highest || '9999-12');
  const within = (number: number) => Math.max(lowest, Math.min(highest, number));
  const [{ focused, follows }, setFocus] = useState(() => ({
    focused: within(numberOf(value || today)),
    follows: true,
  }));
  const pageEdge = (pages: 1 | -1) => {
    const first = focused - (focused % 12);
    return pages === 1 ? first + 12 : first - 1;
  };
  return {
    focused,
    follows,
    chosen: value === '' ? null : numberOf(value),
    present: numberOf(today),
    allows: (number) => number >= lowest && number <= highest,
    show: (number) => setFocus({ focused: within(number), follows: false }),
    move: (steps) => setFocus({ focused: within(focused + steps), follows: true }),
    canTurn: (pages) => within(pageEdge(pages)) === pageEdge(pages),
    turn: (pages) => setFocus({ focused: within(focused + 12 * pages), follows: false }),
  };
}
