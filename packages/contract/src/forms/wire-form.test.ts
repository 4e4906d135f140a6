import fc from 'fast-check';
import { expect, it } from 'vitest';
import { storedFileKeys } from './answers/stored-files.ts';
import { conditionKeys } from './condition/condition.ts';
import { groupConditionKeys } from './condition/group.ts';
import { encodeModules } from './encode-modules.ts';
import { fieldKeys } from './field/field-keys.ts';
import { optionKeys } from './field/options.ts';
import { moduleKeys } from './module/module-keys.ts';
import { arbitraryForm } from './testing/arbitrary-form.ts';
import { wireField, wireFile, wireGroup, wireModule } from './wire-form.schemas.ts';

const condition = wireField.shape.condition.unwrap();
const tables = [
  // What belongs to one application is described with its call.
  ['a module', moduleKeys, wireModule.shape, ['state', 'save_field', 'flow_list']],
  ['a field', fieldKeys, wireField.shape, []],
  ['a condition', conditionKeys, condition.shape, []],
  ['a group’s condition', groupConditionKeys, wireGroup.shape.condition.unwrap().shape, []],
  // The label in one piece is decoded, never encoded.
  ['an option', optionKeys, wireField.shape.options.unwrap().element.shape, ['name']],
  ['a file', storedFileKeys, wireFile.shape, []],
] as const;

it.each(tables)('every key of %s is described', (_what, keys, shape, elsewhere: readonly string[]) => {
  const missing = keys.map(({ key }) => key).filter((key) => !(key in shape) && !elsewhere.includes(key));
  expect(missing).toEqual([]);
});

it('every form that is sent is as described', () => {
  fc.assert(
    fc.property(arbitraryForm, (form) => {
      for (const module of encodeModules(form)) expect(wireModule.safeParse(module).error?.issues).toBeUndefined();
    }),
  );
});
