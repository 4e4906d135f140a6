import { type PlausibleAnswers, rotated } from '../plausible-answers.ts';
import { plausibleDays } from '../shared/dates/plausible-days.ts';

/** From one day within its limits to a later one. */
export const plausible: PlausibleAnswers = ({ date }, { today }, variant) => {
  const days = [...plausibleDays(date, today)].sort();
  const pairs = days.slice(1).map((end, index) => [days[index] ?? '', end]);
  return rotated(pairs, variant + Math.max(0, pairs.length - 3)).map((value) => ({ value }));
};
