import type { Browser, Page } from '@playwright/test';
import { variantsToRun } from './nightly.ts';
import { phone, test } from './portal.ts';

export type Language = 'sc' | 'tc' | 'en';

export interface Visit {
  readonly language: Language;
  readonly size: { readonly width: number; readonly height: number };
  /** The number of the visit, so that each has its own accounts and numbers. */
  readonly at: number;
}

/** Every language once, both widths. */
const visits: readonly Visit[] = [
  { language: 'en', size: { width: 1280, height: 800 }, at: 1 },
  { language: 'sc', size: phone, at: 2 },
  { language: 'tc', size: phone, at: 3 },
];

interface Scenario<W> {
  readonly page: Page;
  readonly browser: Browser;
  readonly visit: Visit;
  readonly words: W;
}

/** One scenario: by day in one of the languages that have words for it, nightly in each; each at its own width. */
export function testVisits<W>(
  title: string,
  wordsByLanguage: Readonly<Partial<Record<Language, W>>>,
  run: (scenario: Scenario<W>) => Promise<void>,
): void {
  const possible = visits.filter(({ language }) => wordsByLanguage[language] !== undefined);
  for (const visit of variantsToRun(title, possible)) {
    const words = wordsByLanguage[visit.language];
    if (words === undefined) continue;
    test(`${title} (${visit.language}, ${visit.size.width} px)`, async ({ page, browser }) => {
      await page.setViewportSize(visit.size);
      await run({ page, browser, visit, words });
    });
  }
}
