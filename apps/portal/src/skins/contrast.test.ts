import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandVariables } from '@portico/ui/brand-variables';
import { blend, type Colour, contrastRatio, parseHex, parseRgba, textContrast } from '@portico/ui/colour';
import { expect, it } from 'vitest';
import { statesIn, type State } from './testing/states-in-sheet.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const fixed = Object.fromEntries(
  [...read('packages/ui/src/styles/tokens.css').matchAll(/(--color-[\w-]+): ([^;]+);/g)].map(([, name, value]) => [
    name,
    value,
  ]),
);

/** The colours of the seven themes, and those of the demo projects. */
const colours = new Set([
  ...(read('apps/server/sql/tenants/brand-colour.sql').match(/#[0-9a-f]{6}/g) ?? []),
  ...['bicmr', 'itf', 'jrzs', 'past', 'qyj', 'sc'].flatMap(
    (slug) => /color: '(#[0-9a-f]{6})'/.exec(read(`apps/server/seeds/${slug}/project.ts`))?.[1] ?? [],
  ),
]);

const papers = ['surface', 'ground', 'surface-sunken', 'info-soft', 'success-soft', 'warning-soft', 'danger-soft'];
const inks = ['ink', 'ink-soft', 'ink-muted', 'ink-faint', 'primary-text', 'info', 'success', 'warning', 'danger'];
/** The backgrounds of text in such a colour, where its rule sets none. */
const grounds: Readonly<Record<string, readonly string[]>> = {
  'on-primary': ['primary'],
  'on-primary-deep': ['primary-deep'],
  'on-primary-soft': ['primary-soft'],
  'on-dark': ['surface-dark'],
  'on-dark-muted': ['surface-dark'],
};
/** WCAG exempts disabled controls; this is the contrast required of control borders, which keeps them recognisable. */
const weakContrast = 3;

const states = ['apps/portal/src', 'packages/ui/src', 'packages/fields/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((at) => join(folder, at)),
  )
  .filter((path) => path.endsWith('.css') && !path.endsWith('tokens.css'))
  .flatMap((path) => statesIn(read(path)).map((state) => ({ ...state, path })));

it('there are thirteen colours and some hundred states to look at', () => {
  expect(colours.size).toBeGreaterThanOrEqual(12);
  expect(states.length).toBeGreaterThan(100);
});

it.each([...colours])('with %s every text can be read on what it stands on, in each state', (colour) => {
  const palette = { ...fixed, ...brandVariables(colour) };
  const weak = states.flatMap((state) =>
    pairsOf(state)
      .map(([text, ground]) => ({ text, ground, ratio: contrastOf(palette, text, ground) }))
      .filter(({ ratio }) => ratio < (state.disabled ? weakContrast : textContrast))
      .map(({ text, ground, ratio }) => `${state.path} ${state.selector}: ${text} on ${ground}, ${ratio.toFixed(2)}`),
  );
  expect(weak).toEqual([]);
});

it.each([...colours])('with %s every ink can be read on every paper, and lines of controls are seen', (colour) => {
  const palette = { ...fixed, ...brandVariables(colour) };
  const pairs = papers.flatMap((paper) => [
    ...inks.map((ink) => ({ text: ink, ground: paper, paper, least: textContrast })),
    { text: 'line-strong', ground: paper, paper, least: weakContrast },
    { text: 'on-primary-soft', ground: 'primary-soft', paper, least: textContrast },
  ]);
  const onVeil = ['ink', 'ink-soft', 'ink-muted'].map((ink) => ({
    text: ink,
    ground: 'primary-soft',
    paper: 'surface',
    least: textContrast,
  }));
  const weak = [...pairs, ...onVeil].filter(
    ({ text, ground, paper, least }) => contrastOf(palette, text, ground, paper) < least,
  );
  expect(weak).toEqual([]);
});

it.each([...colours])('with %s a menu in a coloured header can be read under the pointer', (colour) => {
  const palette = { ...fixed, ...brandVariables(colour) };
  const text = solid(palette, 'on-primary-deep', 'surface');
  const hovered = blend(text, 0.08, solid(palette, 'primary-deep', 'surface'));
  expect(contrastRatio(text, hovered)).toBeGreaterThanOrEqual(textContrast);
});

function pairsOf({ text, ground }: State): readonly (readonly [string, string])[] {
  if (text === null) return [];
  return (ground === null ? (grounds[text] ?? papers) : [ground]).map((one) => [text, one] as const);
}

function contrastOf(palette: Palette, text: string, ground: string, paper = 'surface'): number {
  return contrastRatio(solid(palette, text, paper), solid(palette, ground, paper));
}

type Palette = Readonly<Record<string, string | undefined>>;

/** The visible colour: a translucent one blended with the paper below it. */
function solid(palette: Palette, name: string, paper: string): Colour {
  const value = valueOf(palette, name);
  const translucent = parseRgba(value);
  const below = parseHex(valueOf(palette, paper));
  const colour =
    translucent === null || below === null ? parseHex(value) : blend(translucent.colour, translucent.alpha, below);
  if (colour === null) throw new Error(`not a colour: ${name}`);
  return colour;
}

function valueOf(palette: Palette, name: string): string {
  return name.startsWith('#') ? name : (palette[`--color-${name}`] ?? '');
}
