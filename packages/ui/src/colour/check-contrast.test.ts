import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkContrast, isReadable, nearestReadable } from './check-contrast.ts';
import { contrastRatio, parseHex, toHex, white } from './colour.ts';

const channel = fc.integer({ min: 0, max: 255 });
const colours = fc.record({ red: channel, green: channel, blue: channel }).map(toHex);

it.each([
  ['#4dbca6', true],
  ['#1d3f72', true],
  ['#000000', true],
  ['#ffffff', false],
  ['#fefefe', false],
  ['#ffff00', false],
  ['#ffe9c7', false],
])('%s can be read: %s', (colour, expected) => {
  expect(isReadable(colour)).toBe(expected);
});

it('gives figures for the default colour', () => {
  const figures = checkContrast('#4dbca6').map(({ pair, ratio }) => [pair, Number(ratio.toFixed(1))]);
  expect(figures).toEqual([
    ['buttonText', 7.4],
    ['hoveredText', 6.1],
    ['softText', 5.2],
    ['links', 5.2],
    ['button', 2.3],
  ]);
});

it('offers a colour that passes for every colour, and the colour itself where it passes', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const nearest = nearestReadable(colour);
      expect(isReadable(nearest)).toBe(true);
      if (isReadable(colour)) expect(nearest).toBe(colour);
      expect(contrastRatio(parseHex(nearest) ?? white, white)).toBeGreaterThanOrEqual(1.5);
    }),
  );
});
