import type { SamplesOf } from '@portico/form-engine/prove/samples';
import { areaOptions } from './areas.ts';

const numbers = [
  ['86', '13800138000'],
  ['852', '51234567'],
  ['853', '66123456'],
  ['886', '912345678'],
  ['1', '2025550123'],
  ['44', '7400123456'],
  ['65', '81234567'],
  ['81', '9012345678'],
] as const;

/** Numbers of the countries from which most people come; of others there may be some, too. */
export const phoneSamples: SamplesOf = (field) => {
  const offered = areaOptions(field).map(({ area }) => area);
  const possible = numbers.filter(([area]) => offered.length === 0 || offered.includes(area));
  return { answers: possible.map((number) => ({ value: number })), isEvery: false };
};
