import { mainlandArea } from '@portico/form-engine/patterns/mobile';
import { type PlausibleAnswers, rotated } from '../plausible-answers.ts';
import { areaOptions } from './areas.ts';

// One of these is a number in most countries; whoever fills in a form takes the first that is.
const numbers = [
  '13800138000',
  '13800138001',
  '13800138002',
  '51234567',
  '61234567',
  '66123456',
  '81234567',
  '91234567',
  '2025550123',
  '7400123456',
  '912345678',
  '412345678',
  '612345678',
  '9012345678',
  '15123456789',
  '1012345678',
];

/** A number of the first country that is offered. */
export const plausible: PlausibleAnswers = (field, _context, variant) => {
  const offered = areaOptions(field).map(({ area }) => area);
  const areas = offered.length === 0 ? [mainlandArea] : offered;
  return areas.flatMap((area) => rotated(numbers, variant).map((number) => ({ value: [area, number] })));
};
