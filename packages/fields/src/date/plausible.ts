import { type PlausibleAnswers, rotated } from '../plausible-answers.ts';
import { plausibleDays } from '../shared/dates/plausible-days.ts';

/** A day within its limits. */
export const plausible: PlausibleAnswers = ({ date }, { today }, variant) =>
  rotated(plausibleDays(date, today), variant).map((value) => ({ value }));
