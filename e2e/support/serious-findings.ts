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
    };
  }
}

// The one that the builder brings along.
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

// The rules whose findings are moderate at most: they would be thrown away.
const left = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
] as const;
const options: Options = {
  resultTypes: ['violations'],
  preload: false,
  rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
};

/** What axe-core finds on a page that is serious or worse, each with the first place it is found at. */
export async function seriousFindings(page: Page): Promise<readonly string[]> {
  const violations = page.frames().length === 1 ? await findHere(page) : await findInFrames(page);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

// Asked in the page itself: the builder carries far more to and fro. A page that was looked at before has axe still.
async function findHere(page: Page): Promise<Violations> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  return page.evaluate(async (settings) => (await window.axe?.run(document, settings))?.violations ?? [], options);
}

async function findInFrames(page: Page): Promise<Violations> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options(options).analyze();
  return violations;
}
