import type { FieldDefinition, TextSettings } from '@portico/form-engine/definition/field-definition';
import { buildField, buildGroup, buildModule } from '@portico/form-engine/testing/build-form';
import type { Fault } from './fault.ts';

/** A required choice that may not repeat others. */
function choice(id: string, values: readonly string[], ...others: readonly string[]) {
  return buildField(id, {
    type: 'select',
    required: true,
    options: values.map((value) => ({ value, label: { sc: `${value}甲`, tc: `${value}甲`, en: value } })),
    ...(others.length === 0 ? {} : { compare: { fields: others } }),
  });
}

/** A required number or day that may not repeat others. */
function limited(id: string, limits: Partial<FieldDefinition>, ...others: readonly string[]) {
  return buildField(id, {
    required: true,
    ...limits,
    ...(others.length === 0 ? {} : { compare: { fields: others } }),
  });
}

const day = (from: string, to: string): Partial<FieldDefinition> => ({ type: 'date', date: { limits: { from, to } } });
const number = (text: TextSettings): Partial<FieldDefinition> => ({ text: { nature: 'decimal', ...text } });
const one = day('2026-05-01', '2026-05-01');
const two = day('2026-05-01', '2026-05-02');
const five = number({ least: 5, greatest: 5 });
const rows = (field: FieldDefinition) =>
  buildModule('planted', [], { groups: [buildGroup('rows', [field], { requiredRows: 3 })] });

const dead = buildField('y', {
  required: true,
  type: 'date',
  date: { moving: { from: 'today+1d' }, latest: { date: '' } },
  shownWhen: { field: 'x2', chosen: ['b'] },
});

/** Numbers and days that must differ and cannot. */
const narrow: readonly Fault[] = [
  {
    what: 'two days that must differ within one day',
    key: 'cannotComplete',
    place: { field: 'y' },
    module: buildModule('planted', [limited('x1', one), limited('y', one, 'x1')]),
  },
  {
    what: 'three days that must differ within two days',
    key: 'cannotComplete',
    place: {},
    module: buildModule('planted', [limited('x1', two), limited('x2', two, 'x1'), limited('y', two, 'x1', 'x2')]),
  },
  {
    what: 'two months that must differ within one',
    key: 'cannotComplete',
    place: { field: 'y' },
    module: buildModule(
      'planted',
      ['x1', 'y'].map((id) =>
        limited(
          id,
          { type: 'date', date: { unit: 'month', limits: { from: '2026-05', to: '2026-05' } } },
          ...(id === 'y' ? ['x1'] : []),
        ),
      ),
    ),
  },
  {
    what: 'two numbers that must differ and can be five only',
    key: 'cannotComplete',
    place: { field: 'y' },
    module: buildModule('planted', [limited('x1', five), limited('y', five, 'x1')]),
  },
  {
    what: 'three numbers of one digit that must differ between one and two',
    key: 'cannotComplete',
    place: {},
    module: buildModule('planted', [
      limited('x1', number({ least: 1, greatest: 2, longest: 1 })),
      limited('x2', number({ least: 1, greatest: 2, longest: 1 }), 'x1'),
      limited('y', number({ least: 1, greatest: 2, longest: 1 }), 'x1', 'x2'),
    ]),
  },
  {
    what: 'the only other day opens what cannot be given',
    key: 'cannotComplete',
    place: {},
    module: buildModule('planted', [
      limited('x1', one),
      limited('x2', two, 'x1'),
      { ...dead, shownWhen: { field: 'x2', days: { from: '2026-05-02', to: '2026-05-02' } } },
    ]),
  },
  {
    what: 'a number that a condition leaves to both',
    key: 'cannotComplete',
    place: {},
    module: buildModule('planted', [
      limited('x1', five),
      limited('x2', number({}), 'x1'),
      { ...dead, shownWhen: { not: { field: 'x2', number: { least: 5, most: 5 } } } },
    ]),
  },
  {
    what: 'three rows that must differ within two days',
    key: 'cannotComplete',
    place: { group: 'rows', field: 'r' },
    module: rows(limited('r', two, 'r')),
  },
  {
    what: 'three rows that must differ in a number that can be five only',
    key: 'cannotComplete',
    place: { group: 'rows', field: 'r' },
    module: rows(limited('r', five, 'r')),
  },
  {
    what: 'several options that must differ where there is one',
    key: 'undecided',
    place: {},
    module: buildModule('planted', [
      { ...choice('x1', ['a']), type: 'multiple-choice' },
      { ...choice('y', ['a'], 'x1'), type: 'multiple-choice' },
    ]),
  },
  {
    what: 'numbers of three characters that must differ, of which a condition asks',
    key: 'undecided',
    place: {},
    module: buildModule('planted', [
      limited('x1', number({ longest: 3 })),
      limited('y', number({ longest: 3 }), 'x1'),
      buildField('z', { shownWhen: { any: ['x1', 'y'].map((field) => ({ field, number: { least: 7 } })) } }),
    ]),
  },
];

/** Answers that must differ and cannot. */
export const differing: readonly Fault[] = [
  ...narrow,
  {
    what: 'two that must differ over one option',
    key: 'cannotComplete',
    place: { field: 'y' },
    module: buildModule('planted', [choice('x1', ['a']), choice('y', ['a'], 'x1')]),
  },
  {
    what: 'three that must differ over two options',
    key: 'cannotComplete',
    place: {},
    module: buildModule('planted', [
      choice('x1', ['a', 'b']),
      choice('x2', ['a', 'b'], 'x1'),
      choice('y', ['a', 'b'], 'x1', 'x2'),
    ]),
  },
  {
    what: 'the answer that is left opens what cannot be given',
    key: 'cannotComplete',
    place: {},
    module: buildModule('planted', [choice('x1', ['a']), choice('x2', ['a', 'b'], 'x1'), dead]),
  },
];
