import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Options = Parameters<AxeBuilder['options']>[0];
type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

declare global {
  interface Window {
    readonly axe?: {
      run(context: Document, options: Options): Promise<{ readonly violations: Violations }>;
      readonly commons: { readonly color: { readonly Color: { readonly prototype: Colour } } };
    };
  }
}

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (this: Colour, text: string) => Colour;
}

// The version of axe-core that the builder depends on.
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** The rules left out, each with a reason. All others count, whatever their impact. */
const left = {
  'css-orientation-lock': 'asks for every style sheet again, and none of ours turns a page',
  'focus-order-semantics': 'the text of a PDF page takes the focus, so that it can be read by keyboard',
  'hidden-content': 'only lists what is hidden, for somebody to look at',
  'p-as-heading': 'guesses by size: the name of an institution is large, and no heading',
} as const;

/** Rules that axe-core does not run by default. */
const added = ['label-content-name-mismatch', 'table-fake-caption', 'target-size', 'td-has-header'] as const;

const options: Options = {
  resultTypes: ['violations'],
  preload: false,
  rules: {
    ...Object.fromEntries(Object.keys(left).map((rule) => [rule, { enabled: false }])),
    ...Object.fromEntries(added.map((rule) => [rule, { enabled: true }])),
  },
};

/** The findings of axe-core on a page, each with its first occurrence. */
export async function findings(page: Page): Promise<readonly string[]> {
  const violations = page.frames().length === 1 ? await findHere(page) : await findInFrames(page);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

// Runs in the page itself, because the builder transfers far more. A page that was checked before still has axe.
async function findHere(page: Page): Promise<Violations> {
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(source);
    await page.evaluate(rememberColours);
  }
  return page.evaluate(async (settings) => (await window.axe?.run(document, settings))?.violations ?? [], options);
}

// Axe parses the colours of every element and of all that lies behind it, a fifth of its time, and a page has a dozen.
function rememberColours(): void {
  const colour = window.axe?.commons.color.Color.prototype;
  if (colour === undefined) return;
  const parse = colour.parseString;
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  colour.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? parse.call(this, text);
    known.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}

async function findInFrames(page: Page): Promise<Violations> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options(options).analyze();
  return violations;
}
