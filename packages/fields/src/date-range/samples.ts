import type { SamplesOf } from '@portico/form-engine/prove/samples';
import { datesAround } from '../shared/dates/dates-around.ts';
import { answerOf } from './range-value.ts';

// Pairs of more dates than this are too many to try all.
const mostDates = 60;

/** Every pair of dates that can be told apart, and every date until the present. */
export const dateRangeSamples: SamplesOf = ({ date }, { days }, { today }) => {
  // Two dates may lie between the same ends.
  const all = datesAround(date, days, today, 2);
  const dates = all.slice(0, mostDates);
  const pairs = dates.flatMap((start, at) => dates.slice(at + 1).map((end) => ({ start, end, present: false })));
  const ongoing = date?.offersPresent === true ? dates.map((start) => ({ start, end: '', present: true })) : [];
  return { answers: [...pairs, ...ongoing].map(answerOf), isEvery: all.length <= mostDates };
};
