import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brandVariables, defaultPrimary } from './brand-variables.ts';
import { type Colour, contrastRatio, blend, parseHex, textContrast, toHex, white } from './colour.ts';

// `--color-danger-soft`
const darkestPaper = read('#fcebea');
const channel = fc.integer({ min: 0, max: 255 });
const colours = fc.record({ red: channel, green: channel, blue: channel });

it('gives every variable of the default colour', () => {
  expect(brandVariables(defaultPrimary)).toEqual({
    '--color-primary': '#4dbca6',
    '--color-primary-deep': '#45a995',
    '--color-primary-soft': 'rgba(77, 188, 166, 0.2)',
    '--color-on-primary': '#141c20',
    '--color-on-primary-deep': '#141c20',
    '--color-on-primary-soft': '#2d6d60',
    '--color-primary-text': '#31786a',
  });
});

it('falls back to the default colour when the tenant has none', () => {
  expect(brandVariables('')).toEqual(brandVariables(defaultPrimary));
});

it('takes the soft background that is given, with text that can be read on it', () => {
  const brand = brandVariables('#4dbca6', 'rgba(10, 20, 80, 0.6)');
  expect(brand['--color-primary-soft']).toBe('rgba(10, 20, 80, 0.6)');
  const ground = blend({ red: 10, green: 20, blue: 80 }, 0.6, white);
  expect(contrastRatio(read(brand['--color-on-primary-soft']), ground)).toBeGreaterThanOrEqual(textContrast);
  expect(brandVariables('#4dbca6', 'red')).toEqual(brandVariables('#4dbca6'));
});

it('gives text that can be read, at rest and under the pointer, for every colour', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const brand = brandVariables(toHex(colour));
      const pairs: readonly (readonly [Colour, Colour])[] = [
        [read(brand['--color-on-primary']), read(brand['--color-primary'])],
        [read(brand['--color-on-primary-deep']), read(brand['--color-primary-deep'])],
        [read(brand['--color-on-primary-soft']), blend(colour, 0.2, white)],
        [read(brand['--color-on-primary-soft']), blend(colour, 0.2, darkestPaper)],
        [read(brand['--color-primary-text']), white],
        [read(brand['--color-primary-text']), darkestPaper],
      ];
      for (const [text, ground] of pairs) expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(textContrast);
    }),
  );
});

function read(text: string | undefined): Colour {
  const colour = parseHex(text ?? '');
  if (colour === null) throw new Error(`not a colour: ${text}`);
  return colour;
}
