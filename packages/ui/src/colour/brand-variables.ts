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
// `--color-danger-soft` of the tokens: the darkest paper below text in the tenant's colour. What can be read there can
// be read on white.
const darkestPaper = parseHex('#fcebea') ?? white;

/**
 * The CSS variables of a tenant's colour, and of its soft background if that is set separately; every pair of text and
 * background has a contrast of at least 4.5:1.
 */
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

// One text colour for a button with and without hover, unless no colour can be read on both.
function textFor(ground: Colour, shared: Colour): Colour {
  return contrastRatio(shared, ground) >= textContrast ? shared : foregroundOn(ground);
}

// On a translucent layer: the tenant's own colour if it can be read on white and on the darkest paper below it, else
// black or white.
function textForBoth(soft: Colour, softest: Colour, primary: Colour): Colour {
  const own = readableOn(soft, primary);
  return contrastRatio(own, softest) >= textContrast ? own : foregroundOn(soft, softest);
}
