import { createRequire } from 'node:module';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

interface Axe {
  run(context: Element, options: object): Promise<{ readonly violations: readonly Violation[] }>;
}

// The one that the scenarios look with.
const { resolve } = createRequire(import.meta.url);
const axe: Axe = createRequire(resolve('@axe-core/playwright'))('axe-core');

/** Those that need a layout; scenarios look at them in a browser. */
const unseen = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'css-orientation-lock'];
const added = ['label-content-name-mismatch'];

const options = {
  resultTypes: ['violations'],
  preload: false,
  rules: Object.fromEntries([
    ...unseen.map((rule) => [rule, { enabled: false }]),
    ...added.map((rule) => [rule, { enabled: true }]),
  ]),
};

/** What axe-core finds in the document, each with the first element it is found at. */
export async function findFlaws(part: Element): Promise<readonly string[]> {
  document.documentElement.lang = 'en';
  document.title ||= 'Portico';
  const { violations } = await axe.run(part, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
