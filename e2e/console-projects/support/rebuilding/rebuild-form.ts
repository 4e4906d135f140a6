import type { Page } from '@playwright/test';
import type { FieldSetting } from '@portico/fields/field-setting';
import { groupSettings, moduleSettings } from '@portico/fields/section-settings';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { consoleMessages } from '@portico/i18n/console-messages';
import { commonSettings } from '@portico/fields/common-settings';
import { type Called, giveRules, hasRules } from './rules.ts';
import { giveSetting, panel, pick, pickQuestions } from './settings.ts';

/** Makes a form in the editor by clicks and typing alone: every setting that the definition has, whatever it is. */
export async function rebuildForm(page: Page, form: FormDefinition): Promise<void> {
  const rows = new Map<string, string>();
  const remember = async (id: string) => rows.set(id, (await chosenRow(page)) ?? '');
  for (const module of form.modules) {
    const { fields, groups, id: _id, ...own } = module;
    await page.getByRole('button', { name: 'Add module' }).click();
    await waitForPanel(page);
    await giveSettings(page, moduleSettings, { required: false, ...own });
    for (const field of fields) {
      await addField(page, field);
      await remember(field.id);
    }
    for (const { fields: columns, id, order: _order, ...group } of groups) {
      await page.getByRole('button', { name: 'Add question' }).click();
      await page.getByRole('menuitem', { name: 'Repeatable group', exact: true }).click();
      await waitForPanel(page);
      await remember(id);
      await giveSettings(page, groupSettings, group);
      for (const field of columns) {
        await addField(page, field);
        await remember(field.id);
      }
    }
  }
  const fields = form.modules.flatMap((module) => [
    ...module.fields,
    ...module.groups.flatMap((group) => group.fields),
  ]);
  const called = calledIn(fields);
  for (const field of fields) {
    const later = await laterSettings(field);
    if (!hasRules(field) && later.length === 0) continue;
    await page.locator(`[data-name="${rows.get(field.id)}"]`).click();
    if (later.length > 0) await giveLater(page, field, later, called);
    if (hasRules(field)) await giveRules(page, field, called);
  }
}

function calledIn(fields: readonly FieldDefinition[]): Called {
  const field = (id: string) => {
    const found = fields.find((one) => one.id === id);
    if (found === undefined) throw new Error(`There is no question ${id}`);
    return found;
  };
  return { field, keyOf: (id) => field(id).key };
}

async function chosenRow(page: Page): Promise<string | null> {
  return page.locator('[role=treeitem][aria-selected=true]').getAttribute('data-name');
}

/** What is new has the focus in its first text. */
async function waitForPanel(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('#form-settings')?.contains(document.activeElement));
}

async function addField(page: Page, field: FieldDefinition): Promise<void> {
  const { types } = (await consoleMessages.en()).console.designer;
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByRole('menuitem', { name: types[field.type], exact: true }).click();
  await waitForPanel(page);
  const settings = await settingsOf(field.type);
  const { id: _id, type: _type, order: _order, triggers: _t, compare: _c, relation: _r, ...own } = field;
  await giveSettings(page, settings, own);
}

// What the panel shows at once of all that every question has, and what it folds away of modules and groups.
const firstOnes: readonly string[] = ['label', 'required', 'remark'];
const seldom: readonly string[] = ['activeBackground', 'activeColour', 'labelPosition', 'labelWidth', 'key'];

type AnySetting = Parameters<typeof giveSetting>[1];

/** Every value that there is; one that no setting stands for is an error. */
async function giveSettings(page: Page, settings: readonly AnySetting[], own: object): Promise<void> {
  const known = new Set(settings.map(({ path }) => path as string));
  const missing = pathsIn(own).filter((path) => !known.has(path));
  if (missing.length > 0) throw new Error(`The editor has no setting for ${missing.join(', ')}`);
  const given = settings.filter((setting) => !isLater(setting) && isGiven(valueAt(own, setting.path), setting));
  const isFolded = ({ path }: AnySetting) =>
    seldom.includes(path) || (commonSettings.some((one) => one.path === path) && !firstOnes.includes(path));
  for (const setting of given.filter((one) => !isFolded(one)))
    await giveSetting(page, setting, valueAt(own, setting.path));
  const folded = given.filter(isFolded);
  if (folded.length > 0) await panel(page).getByRole('button', { name: 'More settings' }).click();
  for (const setting of folded) await giveSetting(page, setting, valueAt(own, setting.path));
}

/** The settings of a type, as its folder has them; the browser gets them from a bundle. */
async function settingsOf(type: FieldDefinition['type']): Promise<readonly FieldSetting[]> {
  const own: { readonly settings?: readonly FieldSetting[] } = await import(
    `../../../../packages/fields/src/${type}/settings.ts`
  );
  return [...commonSettings, ...(own.settings ?? [])];
}

/** What names other questions waits until all are there. */
function isLater({ kind }: AnySetting): boolean {
  return kind === 'field' || kind === 'triggers';
}

async function laterSettings(field: FieldDefinition): Promise<readonly FieldSetting[]> {
  const rules = /^(?:relation|triggers|compare)/;
  return (await settingsOf(field.type)).filter(
    (one) => isLater(one) && !rules.test(one.path) && valueAt(field, one.path) !== undefined,
  );
}

async function giveLater(
  page: Page,
  field: FieldDefinition,
  later: readonly FieldSetting[],
  { field: fieldOf }: Called,
): Promise<void> {
  for (const setting of later) {
    const other = fieldOf(String(valueAt(field, setting.path)));
    const { en: label } = setting.label;
    if (setting.path === 'filledFromIdCard') await pickQuestions(page, label, [other.key]);
    else {
      await panel(page).getByRole('button', { name: 'More settings' }).click();
      await pick(page, label, [other.label.en]);
    }
  }
}

function isGiven(value: unknown, { kind, path }: AnySetting): boolean {
  if (value === undefined || (kind === 'date' && value === '')) return false;
  return !(kind === 'flag' && value === false && path !== 'required' && path !== 'showsTitle');
}

function valueAt(of: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value === undefined ? value : Object(value)[key]), of);
}

/** The paths of all that is set, down to what a setting stands for. */
function pathsIn(of: object, above = ''): readonly string[] {
  return Object.entries(of).flatMap(([key, value]) => {
    const path = `${above}${key}`;
    if (value === undefined) return [];
    const isPart = typeof value === 'object' && value !== null && !Array.isArray(value) && !('sc' in value);
    return isPart && path !== 'startsShownInRow' ? pathsIn(value, `${path}.`) : [path];
  });
}
