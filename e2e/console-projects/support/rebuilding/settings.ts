import type { Page } from '@playwright/test';
import type { FieldSetting, GroupSetting, ModuleSetting } from '@portico/fields/field-setting';
import type { Level, Option } from '@portico/form-engine/definition/option';
import { languages, type LocalText } from '@portico/form-engine/language';

type Setting = FieldSetting | GroupSetting | ModuleSetting;

const languageNames = { sc: 'Simplified Chinese', tc: 'Traditional Chinese', en: 'English' } as const;

export function panel(page: Page) {
  return page.locator('#form-settings');
}

/** Gives a setting its value in the panel, as somebody would. The words are those of a screen in English. */
export async function giveSetting(page: Page, setting: Setting, value: unknown): Promise<void> {
  const own = panel(page);
  const name = { name: setting.label.en, exact: true } as const;
  switch (setting.kind) {
    case 'flag':
      return own.getByRole('checkbox', name).setChecked(value !== false);
    case 'number':
      return own.getByRole('spinbutton', name).fill(String(value));
    case 'local-text':
    case 'local-html':
      return giveWords(page, name.name, textIn(value));
    case 'choice':
      return pick(page, name.name, [setting.choices?.[String(value)]?.en ?? '']);
    case 'options':
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind of a setting says what its value is
      return pasteOptions(page, name.name, value as readonly Option[]);
    case 'levels':
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind of a setting says what its value is
      return giveLevels(page, value as readonly Level[]);
    case 'extensions':
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind of a setting says what its value is
      await own.getByRole('combobox', name).fill(`${(value as readonly string[]).join(' ')} `);
      return page.keyboard.press('Escape');
    case 'entries': {
      const numbers = Object.keys(Object(value)).join(' ');
      await own.getByRole('combobox', { name: 'Shown in entries no.' }).fill(`${numbers} `);
      return page.keyboard.press('Escape');
    }
    case 'date':
      return own.getByLabel(name.name, { exact: true }).fill(String(value));
    case 'line':
    case 'key':
      return own.getByRole('textbox', name).fill(String(value));
    default:
      throw new Error(`Nobody has told how to set ${setting.path}`);
  }
}

/** Types a text that is empty still, from language to language by the tab key. */
export async function giveWords(page: Page, label: string, text: LocalText): Promise<void> {
  const group = panel(page).getByRole('group', { name: label, exact: true });
  await group.getByRole('textbox').first().focus();
  for (const [at, language] of languages.entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    await page.keyboard.insertText(text[language]);
  }
}

/** Picks from a list by the words that it shows. */
export async function pick(page: Page, label: string, words: readonly string[], within = panel(page)): Promise<void> {
  const list = within.getByRole('combobox', { name: label, exact: true });
  await list.click();
  const offered = page.locator('.ant-select-dropdown:visible');
  await offered.waitFor();
  for (const one of words) {
    const offer = offered.getByTitle(one, { exact: true });
    // Of a long list, only what is in sight is drawn; it is searched.
    if ((await list.getAttribute('readonly')) === null) await list.fill(one);
    await offer.click();
  }
  if (words.length !== 1 || (await list.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('Escape');
}

/** Picks questions from a list that is searched, by their keys. */
export async function pickQuestions(
  page: Page,
  label: string,
  keys: readonly string[],
  within = panel(page),
): Promise<void> {
  const list = within.getByRole('combobox', { name: label, exact: true });
  for (const key of keys) {
    await list.fill(key);
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().waitFor();
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
}

async function pasteOptions(page: Page, label: string, options: readonly Option[]): Promise<void> {
  const group = panel(page).getByRole('group', { name: label, exact: true });
  await group.getByRole('button', { name: 'Paste lines' }).click();
  const dialog = page.getByRole('dialog', { name: 'Options from lines' });
  const lines = options.map(({ label: text }) => languages.map((language) => text[language]).join('\t'));
  await dialog.getByRole('textbox').fill(lines.join('\n'));
  await dialog.getByRole('button', { name: /^Add/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  for (const [at, { takesText, needsText, ...option }] of options.entries()) {
    const unknown = Object.keys(option).filter((key) => key !== 'value' && key !== 'label');
    if (unknown.length > 0) throw new Error(`Nobody has told how to set ${unknown.join()} of an option`);
    if (takesText === true)
      await group.getByRole('checkbox', { name: `Option ${at + 1} with a line for own words` }).check();
    if (needsText === true) {
      const more = group.getByRole('button', { name: `More about option ${at + 1}`, exact: true });
      await more.click();
      await group.getByRole('checkbox', { name: 'Own words must be given' }).check();
      await more.click();
    }
  }
}

async function giveLevels(page: Page, levels: readonly Level[]): Promise<void> {
  const fill = async (name: string, text: LocalText) => {
    for (const language of languages) {
      const words = { name: `${name} ${languageNames[language]}`, exact: true } as const;
      await panel(page).getByRole('textbox', words).fill(text[language]);
    }
  };
  for (const [at, level] of levels.entries()) {
    await panel(page).getByRole('button', { name: 'Add group', exact: true }).click();
    await fill(`group ${at + 1}`, level.label);
    for (const [number, item] of level.items.entries()) {
      await panel(page).getByRole('button', { name: 'Add item', exact: true }).nth(at).click();
      await fill(`item ${number + 1} of group ${at + 1}`, item);
    }
  }
}

function textIn(value: unknown): LocalText {
  const { sc, tc, en } = Object(value);
  return { sc: String(sc), tc: String(tc), en: String(en) };
}
