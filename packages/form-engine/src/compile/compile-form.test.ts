import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { buildField, buildForm, buildSwitch } from '../testing/build-form.ts';
import { toyModels } from '../testing/toy-models.ts';
import { compileForm } from './compile-form.ts';

const keysOf = (...fields: readonly FieldDefinition[]) =>
  compileForm(buildForm(...fields), toyModels).modules[0]?.fields.map(({ definition }) => definition.key);

describe('the order of fields', () => {
  it('is that of the definition', () => expect(keysOf(buildField('b'), buildField('a'))).toEqual(['b', 'a']));

  it('is the one they name, before those that name none', () => {
    const fields = [buildField('none'), buildField('second', { order: 2 }), buildField('first', { order: 1 })];
    expect(keysOf(...fields)).toEqual(['first', 'second', 'none']);
  });
});

it('ranks each field above all that control it', () => {
  const form = compileForm(
    buildForm(buildField('d'), buildSwitch('c', ['d']), buildSwitch('a', ['b', 'd']), buildSwitch('b', ['c'])),
    toyModels,
  );
  expect(form.controlled.map(({ definition, rank }) => `${definition.key}${rank}`)).toEqual(['b1', 'c2', 'd3']);
});

it('throws on fields in a circle, naming them', () => {
  const form = buildForm(buildSwitch('a', ['b']), buildSwitch('b', ['a']));
  expect(() => compileForm(form, toyModels)).toThrow('Fields in a circle: a, b');
});
