import { brandVariables, defaultPrimary } from './brand-variables.ts';
import {
  blend,
  type Colour,
  contrastRatio,
  darken,
  parseHex,
  parseRgba,
  textContrast,
  toHex,
  white,
} from './colour.ts';

/** A pair of colours that people must tell apart, as the portal will draw it. */
export interface ContrastCheck {
  readonly pair: 'buttonText' | 'hoveredText' | 'softText' | 'links' | 'button';
  readonly text: string;
  readonly ground: string;
  /** WCAG contrast ratio, 1 to 21. */
  readonly ratio: number;
  /** Below this nobody is served: it is refused. */
  readonly least: number;
  /** What WCAG 2.2 asks for. */
  readonly advised: number;
}

// WCAG 1.4.11 asks 3:1 of shapes. The default colour has 2.3, so that is advice; below 1.5 a button vanishes on the page.
const shapeContrast = 3;
const leastOfShapes = 1.5;

/** What a tenant's colour, and its soft background, come to: text on it, links on the page, buttons at rest and under the pointer. */
export function checkContrast(color: string, softColor = ''): readonly ContrastCheck[] {
  const variables = brandVariables(color, softColor);
  const of = (name: string): Colour => parseHex(variables[`--color-${name}`] ?? '') ?? white;
  const soft = parseRgba(variables['--color-primary-soft'] ?? '');
  const softGround = soft === null ? white : blend(soft.colour, soft.alpha, white);
  const text = { least: textContrast, advised: textContrast };
  return [
    { pair: 'buttonText', ...measured(of('on-primary'), of('primary')), ...text },
    { pair: 'hoveredText', ...measured(of('on-primary-deep'), of('primary-deep')), ...text },
    { pair: 'softText', ...measured(of('on-primary-soft'), softGround), ...text },
    { pair: 'links', ...measured(of('primary-text'), white), ...text },
    { pair: 'button', ...measured(of('primary'), white), least: leastOfShapes, advised: shapeContrast },
  ];
}

/** Whether people can read what this colour comes to. */
export function isReadable(color: string, softColor = ''): boolean {
  return checkContrast(color, softColor).every(({ ratio, least }) => ratio >= least);
}

/** The colour itself, or darkened just enough to be readable. */
export function nearestReadable(color: string): string {
  const own = parseHex(color);
  if (own === null) return defaultPrimary;
  for (let share = 0; share < 1; share += 0.01) {
    const candidate = toHex(darken(own, share));
    if (isReadable(candidate)) return candidate;
  }
  return defaultPrimary;
}

function measured(text: Colour, ground: Colour): Pick<ContrastCheck, 'text' | 'ground' | 'ratio'> {
  return { text: toHex(text), ground: toHex(ground), ratio: contrastRatio(text, ground) };
}
