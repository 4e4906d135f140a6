import {
  type Colour,
  contrastRatio,
  darken,
  foregroundOn,
  blend,
  parseHex,
  parseRgba,
  readableOn,
  textContrast,
  toHex,
  toRgba,
  white,
} from './colour.ts';

/** Spec 1: the default primary colour. */
export const defaultPrimary = '#4dbca6';

// Spec 9: default transparency 0.2; the deep variant darkens by 10 percent.
const softAlpha = 0.2;
const deepShare = 0.1;
// `--color-ground` of the tokens: the darkest that text in the tenant's colour stands on. What is read there is read on white.
const ground = parseHex('#f6f7f8') ?? white;

/** The CSS variables of a tenant's colour, and of its soft background where that is given apart; every pair of text and ground at least 4.5:1. */
export function brandVariables(color: string, softColor = ''): Record<string, string> {
  const primary = parseHex(color) ?? parseHex(defaultPrimary) ?? white;
  const deep = darken(primary, deepShare);
  const softSource = parseRgba(softColor) ?? { colour: primary, alpha: softAlpha };
  const soft = blend(softSource.colour, softSource.alpha, white);
  const shared = foregroundOn(primary, deep);
  return {
    '--color-primary': toHex(primary),
    '--color-primary-deep': toHex(deep),
    '--color-primary-soft': toRgba(softSource.colour, softSource.alpha),
    '--color-on-primary': toHex(textFor(primary, shared)),
    '--color-on-primary-deep': toHex(textFor(deep, shared)),
    '--color-on-primary-soft': toHex(textFor(soft, readableOn(soft, primary))),
    '--color-primary-text': toHex(readableOn(ground, primary)),
  };
}

// One text colour for a button at rest and under the pointer, unless no colour can be read on both.
function textFor(ground: Colour, shared: Colour): Colour {
  return contrastRatio(shared, ground) >= textContrast ? shared : foregroundOn(ground);
}
