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
// `--color-danger-soft` of the tokens: the darkest paper that text in the tenant's colour stands on. What is read there is read on white.
const darkestPaper = parseHex('#fcebea') ?? white;

/** The CSS variables of a tenant's colour, and of its soft background where that is given apart; every pair of text and ground at least 4.5:1. */
export function brandVariables(color: string, softColor = ''): Record<string, string> {
  const primary = parseHex(color) ?? parseHex(defaultPrimary) ?? white;
  const deep = darken(primary, deepShare);
  const { colour, alpha } = parseRgba(softColor) ?? { colour: primary, alpha: softAlpha };
  const [soft, softest] = [blend(colour, alpha, darkestPaper), blend(colour, alpha, white)];
  const shared = foregroundOn(primary, deep);
  return {
    '--color-primary': toHex(primary),
    '--color-primary-deep': toHex(deep),
    '--color-primary-soft': toRgba(colour, alpha),
    '--color-on-primary': toHex(textFor(primary, shared)),
    '--color-on-primary-deep': toHex(textFor(deep, shared)),
    '--color-on-primary-soft': toHex(textForBoth(soft, softest, primary)),
    '--color-primary-text': toHex(readableOn(darkestPaper, primary)),
  };
}

// One text colour for a button at rest and under the pointer, unless no colour can be read on both.
function textFor(ground: Colour, shared: Colour): Colour {
  return contrastRatio(shared, ground) >= textContrast ? shared : foregroundOn(ground);
}

// On a veil of colour: the tenant's own where it can be read on white and on the darkest paper below it, else black or white.
function textForBoth(soft: Colour, softest: Colour, primary: Colour): Colour {
  const own = readableOn(soft, primary);
  return contrastRatio(own, softest) >= textContrast ? own : foregroundOn(soft, softest);
}
