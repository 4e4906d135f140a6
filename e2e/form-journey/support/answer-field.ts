import type { Locator, Page } from '@playwright/test';
import { models } from '@portico/fields/models';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FieldType } from '@portico/form-engine/definition/field-type';
import { scaledLimit } from '@portico/testing/scaled-limit';
import { expect } from '../../support/portal.ts';
import { fileBox } from '../../support/question.ts';
import { fittingDate, fittingLine, fittingRange, fittingText } from './fitting-texts.ts';
import { smallFile } from './small-files.ts';

interface Question {
  readonly page: Page;
  readonly field: FieldDefinition;
  /** The box of the field with everything that belongs to it. */
  readonly host: Locator;
  readonly nth: number;
}

/** Gives a valid answer to a field, as a person would. */
export async function answerField(question: Question): Promise<void> {
  const { type } = question.field;
  if (models[type].readOnly === true) return;
  const answer = answers[type];
  if (answer === undefined) throw new Error(`Nothing here says how a person answers a ${type} field`);
  await answer(question);
}

/** For every type that the demo forms use. */
const answers: Readonly<Partial<Record<FieldType, (question: Question) => Promise<void>>>> = {
  text: async ({ field, host, nth }) => {
    if (field.text?.suggest === 'area') return chooseArea(host);
    const box = host.getByRole('textbox').or(host.getByRole('combobox')).first();
    await box.fill(fittingLine(field, nth));
    await box.blur();
  },
  'long-text': async ({ field, host }) => host.getByRole('textbox').fill(fittingText(field)),
  'single-choice': async ({ field, host }) => {
    await host.getByRole('radio').nth(placeOf(field)).check();
    await fillOwnWords(host);
  },
  'multiple-choice': async ({ host }) => {
    await host.getByRole('checkbox').first().check();
    await fillOwnWords(host);
  },
  select: choose,
  // A native date input has no role.
  date: async ({ field, host }) => fillDate(host.locator('input').first(), fittingDate(field)),
  'date-range': async ({ field, host }) => {
    const [start, end] = fittingRange(field);
    // As above; the checkbox says that it is still going on.
    await fillDate(host.locator('input:not([type="checkbox"])').nth(0), start);
    await fillDate(host.locator('input:not([type="checkbox"])').nth(1), end);
  },
  upload: sendFile,
  video: sendFile,
  matrix: async ({ host }) => {
    const names = await host
      .getByRole('radio')
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('name')))]);
    // The radios of one matrix row share their name.
    for (const name of names) await host.locator(`input[name="${name}"]`).first().check();
  },
  signature: sign,
  phone: async ({ host, nth }) => {
    // If no dialling code is preselected, it is typed with the number.
    const isUnchosen = /^\+?$/.test(await host.getByRole('combobox').inputValue());
    await host.getByRole('textbox').fill(`${isUnchosen ? '+86 ' : ''}138${String(nth).padStart(8, '0')}`);
  },
};

/** Two answers that must differ get different values. */
function placeOf({ compare }: FieldDefinition): number {
  return compare === undefined ? 0 : 1;
}

async function choose({ page, field, host }: Question): Promise<void> {
  const label = field.options?.[placeOf(field)]?.label.en ?? '';
  // A native select or our own list: only the tag tells.
  const list = host.locator('select');
  if ((await list.count()) > 0) {
    // Its options are created on focus.
    await list.focus();
    await list.selectOption({ label });
  } else {
    await host.getByRole('combobox').or(host.getByRole('button')).first().click();
    await page.getByRole('option', { name: label, exact: true }).first().click();
  }
  await fillOwnWords(host);
}

/** Fills in the own words that some options ask for. */
async function fillOwnWords(host: Locator): Promise<void> {
  for (const own of await host.getByRole('textbox').all()) await own.fill('In my own words');
}

async function fillDate(box: Locator, value: string): Promise<void> {
  if (await box.isDisabled()) return;
  // A birthday that was filled in from the ID card number stays.
  if ((await box.inputValue()) === '') await box.fill(value);
  await box.blur();
}

async function sendFile({ field, host, nth }: Question): Promise<void> {
  const file = smallFile(field.files?.types ?? [], nth);
  await fileBox(host).first().setInputFiles(file);
  await expect(host.getByRole('link', { name: file.name })).toBeVisible();
}

async function sign({ page, host }: Question): Promise<void> {
  const policy = host.getByRole('checkbox');
  if ((await policy.count()) > 0) await policy.check();
  await host.getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  const terms = dialog.getByRole('checkbox');
  // Strokes before the pad is ready have no effect, so this retries.
  await expect(async () => {
    if ((await terms.count()) > 0) await terms.check();
    // A canvas has no role.
    await stroke(page, dialog.locator('canvas').first());
    await dialog.getByRole('button', { name: 'Save signature' }).click();
    await expect(dialog).toHaveCount(0, { timeout: scaledLimit(5_000) });
  }).toPass({ timeout: scaledLimit(30_000) });
  await expect(host.getByRole('img')).toBeVisible();
}

async function stroke(page: Page, pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('There is nothing to sign on');
  await page.mouse.move(box.x + 30, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 80, { steps: 6 });
  await page.mouse.move(box.x + 200, box.y + 40, { steps: 6 });
  await page.mouse.up();
}

/** Province, city and county: each list loads once the one before is chosen. */
async function chooseArea(host: Locator): Promise<void> {
  for (const [level, area] of ['Guangdong', '深圳市', '南山区'].entries())
    await host.getByRole('combobox').nth(level).selectOption({ label: area });
}
