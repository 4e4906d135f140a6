import type { Browser, Page } from '@playwright/test';
import { tellings } from './nights.ts';
import { phone, test } from './portal.ts';

export type Language = 'sc' | 'tc' | 'en';

export interface Visit {
  readonly language: Language;
  readonly size: { readonly width: number; readonly height: number };
  /** Differs from visit to visit, so that each has accounts and numbers of its own. */
  readonly at: number;
}

/** Every language once, the two widths both. */
const visits: readonly Visit[] = [
  { language: 'en', size: { width: 1280, height: 800 }, at: 1 },
  { language: 'sc', size: phone, at: 2 },
  { language: 'tc', size: phone, at: 3 },
];

interface Telling<W> {
  readonly page: Page;
  readonly browser: Browser;
  readonly visit: Visit;
  readonly words: W;
}

/** One story: by day in one of the languages that have words for it, by night in each; each at its own width. */
export function testVisits<W>(
  story: string,
  words: Readonly<Partial<Record<Language, W>>>,
  tell: (telling: Telling<W>) => Promise<void>,
): void {
  const spoken = visits.filter(({ language }) => words[language] !== undefined);
  for (const visit of tellings(story, spoken)) {
    const said = words[visit.language];
    if (said === undefined) continue;
    test(`${story} (${visit.language}, ${visit.size.width} px)`, async ({ page, browser }) => {
      await page.setViewportSize(visit.size);
      await tell({ page, browser, visit, words: said });
    });
  }
}
