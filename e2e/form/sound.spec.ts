import type { Locator, Page } from '@playwright/test';
import { countShifts, mostShift, takeShift } from '../support/layout-shift.ts';
import { variantsToRun } from '../support/nightly.ts';
import { checkPart, openPart, type Part, parts, previewWords } from '../support/trial-form.ts';
import { expect, expectFits, expectSound, pageForm, test } from '../support/portal.ts';

const visits = [
  { language: 'en', size: { width: 1280, height: 800 } },
  { language: 'tc', size: { width: 390, height: 844 } },
] as const;
const narrow = { width: 320, height: 640 } as const;

for (const part of parts) {
  test(`${part}: sound with all its problems and in the preview, and fits at 320 px`, async ({ page }) => {
    await countShifts(page);
    for (const { language, size } of variantsToRun(part, visits)) {
      await page.setViewportSize(size);
      await openPart(page, language, part);
      expect(await takeShift(page)).toBeLessThan(mostShift);
      await checkPart(page);
      await expectSound(page);
      await page.setViewportSize(narrow);
      await expectFits(page);
      await expectInside(pageForm(page));
      await expectWholeChoices(page);
      await page.getByRole('button', { name: previewWords }).click();
      await expectFits(page);
      await page.setViewportSize(size);
      await expectSound(page);
    }
  });
}

/** The button that opens a dialog in each part, if it has one. */
const dialogs: readonly (readonly [Part, RegExp])[] = [
  ['education', /^Add a school$/],
  ['work', /^Add a position$/],
  ['referees', /^Add a referee$/],
  ['documents', /^Signature Sign$/],
  ['basicInfo', /^Open calendar Date of birth$/],
];

for (const [part, opener] of dialogs) {
  test(`${part}: its dialog is sound, and fits at 320 px`, async ({ page }) => {
    await openPart(page, 'en', part);
    await page.getByRole('button', { name: opener }).click();
    await expect(page.getByRole('dialog').getByRole('button').nth(1)).toBeVisible();
    await expectSound(page);
    await page.setViewportSize(narrow);
    await expectFits(page);
    await expectInside(page.getByRole('dialog'));
  });
}

/**
 * The longest option of each list can be read to its end. It is not chosen, because that would show and hide other
 * fields.
 */
async function expectWholeChoices(page: Page): Promise<void> {
  const cut = () =>
    pageForm(page)
      .getByRole('combobox')
      .evaluateAll((found) => {
        const pen = document.createElement('canvas').getContext('2d');
        return found.flatMap((list) => {
          if (!(list instanceof HTMLSelectElement)) return [];
          const labels = [...list.querySelectorAll('option')].map(({ text }) => text);
          const longest = labels.toSorted((one, other) => other.length - one.length)[0] ?? '';
          const drawn = list.nextElementSibling;
          // Our own display of the selection wraps as needed.
          if (drawn instanceof HTMLElement && drawn.dataset['words'] !== undefined) {
            const words = drawn.dataset['words'];
            drawn.dataset['words'] = longest;
            const isWhole = drawn.scrollWidth <= drawn.clientWidth && drawn.scrollHeight <= drawn.clientHeight;
            drawn.dataset['words'] = words;
            return isWhole ? [] : [longest];
          }
          const { opacity, font, paddingLeft, paddingRight } = getComputedStyle(list);
          // Closed lists of dialling codes show a flag.
          if (opacity === '0') return [];
          if (pen !== null) pen.font = font;
          const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          return (pen?.measureText(longest).width ?? 0) <= room ? [] : [longest];
        });
      });
  await expect.poll(cut).toEqual([]);
}

/** Nothing overflows the box, visibly or clipped. */
async function expectInside(container: Locator): Promise<void> {
  const sticking = () =>
    container.evaluate((box) => {
      const { left, right } = box.getBoundingClientRect();
      // Any element that overflows, with a role or without.
      return [...box.querySelectorAll('*')]
        .filter((element) => element.checkVisibility() && element.clientWidth > 1)
        .filter((element) => {
          const box = element.getBoundingClientRect();
          return box.width > 1 && (box.right > right + 1 || box.left < left - 1);
        })
        .map((element) => element.outerHTML.slice(0, 120));
    });
  await expect.poll(sticking).toEqual([]);
}
