import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toHex, toRgba } from './colour.ts';
import { readColour } from './read-colour.ts';

it.each([
  ['#8c2340', '#8c2340'],
  ['#8C2340', '#8c2340'],
  ['#abc', '#aabbcc'],
  ['#8c234080', '#c5919f'],
  ['#000f', '#000000'],
  ['rgb(140, 35, 64)', '#8c2340'],
  [' rgb(140 35 64) ', '#8c2340'],
  ['rgb(100%, 0%, 20%)', '#ff0033'],
  ['rgba(140, 35, 64, 0.5)', '#c691a0'],
  ['rgb(140 35 64 / 50%)', '#c691a0'],
  ['rgb(999, 0, 0)', '#ff0000'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['hsl(240deg 100% 50%)', '#0000ff'],
  ['hsla(0, 0%, 0%, .5)', '#808080'],
  ['teal', '#008080'],
  ['RebeccaPurple', '#663399'],
  ['transparent', '#ffffff'],
  ['constructor', null],
  ['currentcolor', null],
  ['#12345', null],
  ['rgb(1, 2)', null],
  ['rgb(1, 2, 3, 4, 5)', null],
  ['rgb(calc(1), 2, 3)', null],
  ['rgb(1deg, 2, 3)', null],
  ['url(https://example.com/a.png)', null],
  ['var(--color-ink)', null],
  ['red; background: url(//example.com)', null],
  ['', null],
])('reads %j as %s', (text, hex) => {
  const colour = readColour(text);
  expect(colour && toHex(colour)).toBe(hex);
});

it('reads whatever is written in hex or as rgba', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.record({ red: channel, green: channel, blue: channel }), (colour) => {
      expect(readColour(toHex(colour))).toEqual(colour);
      expect(readColour(toRgba(colour, 1))).toEqual(colour);
    }),
  );
});

it('never throws, whatever is given', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => readColour(text) !== undefined));
});
