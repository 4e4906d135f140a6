import { devices, type Locator, type Page } from '@playwright/test';
import { variantsToRun } from './nightly.ts';
import { expect, openPortal, test, pageForm, submitButton } from './portal.ts';
import type { Language } from './visits.ts';

/** The parts of the kitchen-sink form, in order. */
export const parts = [
  'basicInfo',
  'education',
  'work',
  'referees',
  'essays',
  'documents',
  'preferences',
  'recommendation',
] as const;
export type Part = (typeof parts)[number];

interface Scenario<W> {
  readonly page: Page;
  readonly language: Language;
  readonly words: W;
  /** Touch on a phone; otherwise a mouse on a desktop. */
  readonly touch: boolean;
}

const desk = { viewport: { width: 1280, height: 800 } } as const;
const { userAgent, deviceScaleFactor } = devices['Pixel 7'];
const handheld = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent,
  deviceScaleFactor,
} as const;

/** English with mouse and keyboard, Chinese by touch on a phone; each scenario runs where it has words. */
const settings = { en: desk, sc: handheld, tc: handheld } as const;

type Words<W> = Readonly<Partial<Record<Language, W>>>;
type Run<W> = (scenario: Scenario<W>) => Promise<void>;

/** One scenario about one part of the form: by day in one of the languages that have words for it, nightly in each. */
export function testPart<W>(title: string, part: Part, words: Words<W>, run: Run<W>): void {
  for (const language of variantsToRun(title, languagesOf(words))) testIn(language, { title, part, words, run });
}

/** A scenario that differs between mouse and touch: on a desktop and on a phone, by day as well. */
export function testPartOnEachDevice<W>(title: string, part: Part, words: Words<W>, run: Run<W>): void {
  for (const language of languagesOf(words)) testIn(language, { title, part, words, run });
}

function languagesOf(words: Words<unknown>): readonly Language[] {
  return (['en', 'sc', 'tc'] as const).filter((language) => words[language] !== undefined);
}

interface PartTest<W> {
  readonly title: string;
  readonly part: Part;
  readonly words: Words<W>;
  readonly run: Run<W>;
}

function testIn<W>(language: Language, { title, part, words: allWords, run }: PartTest<W>): void {
  const words = allWords[language];
  if (words === undefined) return;
  const device = settings[language];
  test.describe(() => {
    test.use(device);
    test(`${title} (${language}, ${device.viewport.width} px)`, async ({ page }) => {
      await openPart(page, language, part);
      await run({ page, language, words, touch: 'hasTouch' in device });
    });
  });
}

export async function openPart(page: Page, language: Language, part: Part): Promise<void> {
  await openPortal(page, 'sc', '/try_form', `?lang=${language}`);
  await turnTo(page, part);
}

export async function turnTo(page: Page, part: Part): Promise<void> {
  await page.getByRole('main').getByRole('navigation').getByRole('button').nth(parts.indexOf(part)).click();
  await pageForm(page).waitFor();
}

/**
 * The box of a control without a role: a native date input, a file input. The camera is a second input with the same
 * label.
 */
export function boxOf(page: Page, question: string, within: Page | Locator = page): Locator {
  return within.getByLabel(question).and(page.locator('input:not([capture])'));
}

/** Moves the focus away, as by a tap elsewhere. */
export async function leave(control: Locator): Promise<void> {
  await control.blur();
}

/** The control is marked as invalid, it or its group is described by the sentence, and the sentence is announced. */
export async function expectProblem(page: Page, control: Locator, sentence: string, group = control): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible();
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(group).toHaveAccessibleDescription(containing(sentence));
}

export async function expectNoProblem(control: Locator): Promise<void> {
  await expect(control).not.toHaveAttribute('aria-invalid', 'true');
}

/** Shows all problems of the part. */
export async function checkPart(page: Page): Promise<void> {
  await submitButton(page).click();
}

export const previewWords = /^(Preview|预览|預覽)$/;

/** Opens the reading view of the part. */
export async function readPart(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: previewWords }).click();
  // A description list has no role.
  return page.locator('main dl').first();
}

/** The answer to a question in the reading view. By its tags, since a `div` in a list has no role. */
export function answerTo(page: Page, question: string): Locator {
  return page.locator('dl > div', { has: page.locator('> dt', { hasText: containing(question) }) }).locator('> dd');
}

function containing(text: string): RegExp {
  return new RegExp(text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
}
