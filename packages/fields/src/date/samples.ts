import type { SamplesOf } from '@portico/form-engine/prove/samples';
import { datesAround } from '../shared/dates/dates-around.ts';

export const dateSamples: SamplesOf = ({ date }, { days }, { today }) => ({
  answers: datesAround(date, days, today).map((value) => ({ value })),
  isEvery: true,
});
