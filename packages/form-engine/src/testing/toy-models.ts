import { fieldTypes, type FieldType } from '../definition/field-type.ts';
import type { FieldModel, FieldModels } from '../field-model.ts';

/** Just enough of each type to test the engine alone; the real ones are in packages/fields. */
export const toyModels: FieldModels = {
  ...allAs(toyText),
  text: { ...toyText('text'), fromAccount: (fact, accountText) => (fact === 'phone' ? null : { value: accountText }) },
  'single-choice': {
    ...toyText('single-choice'),
    chosen: ({ value }) => (typeof value === 'string' ? [value] : []),
  },
  date: {
    ...toyText('date'),
    isOneDate: true,
    days: ({ value }) => (typeof value === 'string' ? { from: value, to: value } : null),
  },
  'rich-text': { ...toyText('rich-text'), readOnly: true },
};

function toyText(type: FieldType): FieldModel {
  return {
    type,
    empty: { value: '' },
    read: ({ value }) => ({ value: typeof value === 'string' ? value : '' }),
    isEmpty: ({ value }) => value === '',
    tell: ({ value }) => [{ kind: 'text', text: JSON.stringify(value) }],
    check: ({ value }) => (value === 'wrong' ? { key: 'format' } : null),
  };
}

function allAs(make: (type: FieldType) => FieldModel): FieldModels {
  const record = Object.fromEntries(fieldTypes.map((type) => [type, make(type)]));
  if (!isWhole(record)) throw new TypeError('A type is missing');
  return record;
}

function isWhole(record: Partial<FieldModels>): record is FieldModels {
  return fieldTypes.every((type) => type in record);
}
