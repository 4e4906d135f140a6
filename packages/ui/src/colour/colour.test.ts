import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contrastRatio,
  darken,
  foregroundOn,
  blend,
  parseHex,
  readableOn,
  textContrast,
  toHex,
  toRgba,
  white,
} from './colour.ts';

const channel = fc.integer({ min: 0, max: 255 });
const colours = fc.record({ red: channel, green: channel, blue: channel });
const teal = { red: 77, green: 188, blue: 166 };

describe('parseHex', () => {
  it.each([
    ['#4dbca6', teal],
    ['4DBCA6', teal],
    [' #fff ', white],
    ['#0a3', { red: 0, green: 170, blue: 51 }],
    ['#4dbc', null],
    ['#4dbca6ff', null],
    ['teal', null],
    ['', null],
  ])('reads %j', (text, expected) => {
    expect(parseHex(text)).toEqual(expected);
  });

  it('reads back whatever toHex writes', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        expect(parseHex(toHex(colour))).toEqual(colour);
      }),
    );
  });
});

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#4dbca6', '#ffffff', 2.318],
  ])('of %s on %s is %d', (one, other, ratio) => {
    expect(contrastRatio(hex(one), hex(other))).toBeCloseTo(ratio, 2);
  });

  it('is the same both ways', () => {
    fc.assert(fc.property(colours, colours, (a, b) => contrastRatio(a, b) === contrastRatio(b, a)));
  });
});

describe('derived colours', () => {
  it('darkens by a tenth', () => expect(toHex(darken(teal, 0.1))).toBe('#45a995'));
  it('writes transparency', () => expect(toRgba(teal, 0.2)).toBe('rgba(77, 188, 166, 0.2)'));
  it('mixes with the ground', () => expect(toHex(blend(teal, 0.2, white))).toBe('#dbf2ed'));
  it('leaves a colour that can be read on white', () =>
    expect(toHex(readableOn(white, hex('#31497f')))).toBe('#31497f'));
  it('keeps the hue of one that cannot', () => expect(toHex(readableOn(white, teal))).toBe('#358273'));

  it('can be read on white, whatever the colour', () => {
    fc.assert(fc.property(colours, (c) => contrastRatio(readableOn(white, c), white) >= textContrast));
  });

  it('can be read on its own soft ground, whatever the colour', () => {
    fc.assert(
      fc.property(colours, (c) => {
        const soft = blend(c, 0.2, white);
        return contrastRatio(readableOn(soft, c), soft) >= textContrast;
      }),
    );
  });

  it('finds a foreground for every ground', () => {
    fc.assert(fc.property(colours, (c) => contrastRatio(foregroundOn(c), c) >= textContrast));
  });

  it.each([
    ['#4dbca6', '#141c20'],
    ['#8c2332', '#ffffff'],
    ['#777777', '#000000'],
  ])('writes on %s with %s', (ground, text) => {
    expect(toHex(foregroundOn(hex(ground)))).toBe(text);
  });
});

function hex(text: string): { red: number; green: number; blue: number } {
  const colour = parseHex(text);
  if (colour === null) throw new Error(`not a colour: ${text}`);
  return colour;
}
