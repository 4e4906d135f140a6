import { settingsOf } from '@portico/fields/settings';
import { groupSettings, moduleSettings } from '@portico/fields/section-settings';
import { fieldTypes } from '@portico/form-engine/definition/field-type';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const root: Schema = JSON.parse(read('../../../../../../docs/project-file.schema.json'));

/** Settings that are not data of the panel, with the file of the editor that changes them. */
const elsewhere: Readonly<Record<string, string>> = {
  'module.id': '../editing/new-parts.ts',
  'module.fields': '../outline/module-branch.tsx',
  'module.groups': '../outline/module-branch.tsx',
  'module.startsShown': '../logic/opens/opened-by.tsx',
  'module.relation': '../logic/opens/relation-editor.tsx',
  'module.shownWhen': '../logic/logic-section.tsx',
  'group.id': '../editing/new-parts.ts',
  'group.fields': '../outline/module-branch.tsx',
  'group.startsShown': '../logic/opens/opened-by.tsx',
  'group.relation': '../logic/opens/relation-editor.tsx',
  'group.shownWhen': '../logic/logic-section.tsx',
  'field.id': '../editing/new-parts.ts',
  'field.type': '../outline/add-buttons.tsx',
  'field.shownWhen': '../logic/logic-section.tsx',
  'field.requiredWhen': '../logic/logic-section.tsx',
  'field.startsShown': '../logic/opens/opened-by.tsx',
  'field.relation': '../logic/opens/relation-editor.tsx',
  'field.triggers': '../logic/opens/opens-editor.tsx',
  'field.compare': '../logic/limits/compare-editor.tsx',
  'field.compare.fields': '../logic/limits/compare-editor.tsx',
  'field.compare.text': '../logic/limits/compare-editor.tsx',
  'field.calculated': '../logic/limits/calculated-editor.tsx',
  'group.bank.entry': '../bank/link-saved.ts',
  'group.bank.revision': '../bank/link-saved.ts',
  'group.bank.part': '../bank/link-saved.ts',
  'group.bank.set': '../bank/link-saved.ts',
  'field.bank.entry': '../bank/link-saved.ts',
  'field.bank.revision': '../bank/link-saved.ts',
  'field.bank.part': '../bank/link-saved.ts',
  'field.bank.set': '../bank/link-saved.ts',
  'field.retired': './options/field-options.tsx',
  'field.retiredColumns': '../editing/retire-options.ts',
  'option.value': './options/option-details.tsx',
  'option.label': './options/options-editor.tsx',
  'option.takesText': './options/options-editor.tsx',
  'option.needsText': './options/option-details.tsx',
  'option.excludesOthers': '../logic/limits/option-rules.tsx',
  'option.tips': './options/option-details.tsx',
  'option.under': '../logic/limits/option-rules.tsx',
  'option.area': './options/options-editor.tsx',
  'file.name': './controls/files-editor.tsx',
  'file.url': './controls/files-editor.tsx',
  'level.label': './controls/levels-editor.tsx',
  'level.items': './controls/levels-editor.tsx',
};

/** The outline gives everything its place. */
const order = ['group.order', 'field.order'];

test('every setting of a definition is offered by the panel, or by the editor that is named for it', () => {
  const offered = new Set([
    ...moduleSettings.map(({ path }) => `module.${path}`),
    ...groupSettings.map(({ path }) => `group.${path}`),
    ...fieldTypes.flatMap((type) => settingsOf(type).map(({ path }) => `field.${path}`)),
    ...Object.keys(elsewhere),
    ...order,
  ]);
  const wanted = settingsOfSchema();
  expect(wanted.length).toBeGreaterThan(70);
  expect(wanted.filter((path) => !offered.has(path))).toEqual([]);
});

test.each(Object.entries(elsewhere))('the editor that is named for %s knows it', (path, file) => {
  expect(read(file)).toMatch(new RegExp(`\\b${path.split('.').at(-1)}\\b|fields(?:In|Of)`, 'i'));
});

function settingsOfSchema(): readonly string[] {
  const form = propertiesOf(propertiesOf(root)['forms'])['application'];
  const module = itemsOf(propertiesOf(form)['modules']);
  const group = itemsOf(propertiesOf(module)['groups']);
  const field = itemsOf(propertiesOf(module)['fields']);
  return [
    ...pathsIn(module, 'module'),
    ...pathsIn(group, 'group'),
    ...pathsIn(field, 'field'),
    ...pathsIn(itemsOf(propertiesOf(field)['options']), 'option'),
    ...pathsIn(itemsOf(propertiesOf(field)['levels']), 'level'),
    ...pathsIn(itemsOf(propertiesOf(module)['attachments']), 'file'),
  ];
}

/** The settings of an object, and of plain objects in it. A setting with words in three languages is one. */
function pathsIn(schema: Schema | undefined, above: string): readonly string[] {
  return Object.entries(propertiesOf(schema)).flatMap(([key, one]) => {
    const path = `${above}.${key}`;
    const inner = propertiesOf(one);
    const isWhole = 'sc' in inner || Object.keys(inner).length === 0 || key === 'relation';
    return isWhole ? [path] : pathsIn(one, path);
  });
}

function propertiesOf(schema: Schema | undefined): Readonly<Record<string, Schema>> {
  return resolved(schema).properties ?? {};
}

function itemsOf(schema: Schema | undefined): Schema {
  return resolved(schema).items ?? {};
}

function resolved(schema: Schema = {}): Schema {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return resolved(root.$defs?.[name]);
  const [only, ...more] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  return only !== undefined && more.length === 0 ? resolved(only) : schema;
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}
