import type { Bounds } from '@portico/form-engine/definition/condition';
import type { Points, PointsOf } from '@portico/form-engine/prove/samples';
import { fewNumbers } from './few-numbers.ts';

const endless: Points = { points: [], isAll: false };

/**
 * Between two numbers there is always another one, so only the ends of limits matter; unless so few characters may be written
 * that the numbers can be counted. All other lines are endless.
 */
export const textPoints: PointsOf = ({ text = {} }, asked) => {
  if (text.nature !== 'decimal') return endless;
  const { least, greatest, longest } = text;
  if (least !== undefined && least === greatest) return { points: [at(least)], isAll: true };
  const few = fewNumbers(text);
  if (few !== null) return { points: few.map(at), isAll: true };
  const ends = [least, greatest, ...asked.numbers.flatMap((bounds) => [bounds.least, bounds.most])];
  if (longest !== undefined && asked.numbers.length > 0) return 'unknown';
  const points = [...new Set(ends.filter((end) => end !== undefined))].map(at);
  return { points, isAll: false };
};

function at(number: number): { readonly number: Bounds } {
  return { number: { least: number, most: number } };
}
