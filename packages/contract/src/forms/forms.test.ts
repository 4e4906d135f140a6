import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noText } from './codec/values/local-text.ts';
import { decodeModules } from './decode-modules.ts';
import { encodeModules } from './encode-modules.ts';
import { arbitraryField } from './testing/arbitrary-field.ts';
import { arbitraryForm } from './testing/arbitrary-form.ts';

/** Through JSON, as on the wire. */
const sent = (form: FormDefinition): unknown => JSON.parse(JSON.stringify(encodeModules(form)));

describe('a form on the wire', () => {
  it('brings each field back as it was', () => {
    fc.assert(
      fc.property(arbitraryField, (field) => {
        const form = {
          modules: [{ id: 'm', title: noText, author: 'applicant', fields: [field], groups: [] }],
        } as const;
        expect(decodeModules(sent(form))).toEqual({ form, unknown: [] });
      }),
      { numRuns: 2000 },
    );
  });

  it('comes back whole, and nothing of it is unknown', () => {
    fc.assert(
      fc.property(arbitraryForm, (form) => {
        expect(decodeModules(sent(form))).toEqual({ form, unknown: [] });
      }),
      { numRuns: 150 },
    );
  });

  it('is written in one way, however it was spelled', () => {
    fc.assert(
      fc.property(arbitraryForm, fc.infiniteStream(fc.boolean()), (form, bits) => {
        const wire = sent(form);
        const { form: back, unknown } = decodeModules(loosened(wire, () => bits.next().value === true));
        expect(unknown).toEqual([]);
        expect(sent(back)).toEqual(wire);
      }),
      { numRuns: 150 },
    );
  });

  it('is read whatever it is, and what was read comes back', () => {
    const hostile = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom(null, '', 0, 1, 15, -1, 1e300, true, 'x', '[]', '{"sc":1}', '[["a","b"]]', '__proto__'),
        fc.jsonValue({ maxDepth: 2 }),
        fc.array(tie('any'), { maxLength: 4 }),
        fc.dictionary(fc.constantFrom(...hostileKeys), tie('any'), { maxKeys: 8 }),
      ),
    })).any;
    fc.assert(
      fc.property(hostile, hostile, hostile, (one, other, third) => {
        const field = { id: 1, field: 'f1', type: 3, condition: one, ...record(other) };
        const { form } = decodeModules([
          third,
          { menuid: 1, ...record(one), field: { normal: [field, one], column: other } },
        ]);
        expect(decodeModules(sent(form)).form).toEqual(form);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['text', 5, true, {}, '[', '[]x', [[]], [null], ['']])('%j is told to be no form', (wire) => {
    const { form, unknown } = decodeModules(wire);
    expect(form).toEqual({ modules: [] });
    expect(unknown).toHaveLength(1);
  });

  it('stays linear on long texts and long lists', () => {
    const long = '['.repeat(100_000);
    const wild = {
      id: long,
      field: long,
      type: 1,
      name: `{${long}`,
      condition: long,
      options: long,
      compare: ',a'.repeat(50_000),
    };
    const rows = Object.fromEntries(Array.from({ length: 50_000 }, (_, row) => [`isrelation_${row + 1}`, 1]));
    const normal = Array.from({ length: 10_000 }, (_, index) => ({
      id: index + 1,
      field: `f${index}`,
      type: 3,
      options: ['a', 'b', 'c'],
    }));
    const started = process.cpuUsage();
    const { form } = decodeModules([{ menuid: 1, field: { normal: [...normal, wild, { ...normal[0], ...rows }] } }]);
    expect(form.modules[0]?.fields).toHaveLength(10_002);
    // CPU time, since the machine may be busy.
    expect(process.cpuUsage(started).user).toBeLessThan(3_000_000);
  });
});

const hostileKeys = [
  '__proto__',
  'constructor',
  'toString',
  'menuid',
  'title',
  'field',
  'normal',
  'column',
  'id',
  'type',
  'pid',
  'name',
  'options',
  'condition',
  'option_trigger',
  'option_index',
  'open_id',
  'relationform',
  'checkedOption',
  'limit_date',
  'disabled_date',
  'columnTable',
  'files',
  'item',
  'option',
  'isrelation_1',
  'compare',
  'sc',
  'tc',
  'en',
  'value',
  'url',
  'menu_id',
  'referee',
];

/** The same wire as another server might spell it: numbers as text, lists and objects as JSON text, keys in any order. */
function loosened(wire: unknown, bit: () => boolean): unknown {
  if (typeof wire === 'number') return bit() ? String(wire) : wire;
  if (Array.isArray(wire))
    return asText(
      wire.map((part) => loosened(part, bit)),
      bit,
    );
  if (typeof wire !== 'object' || wire === null) return wire;
  const entries = Object.entries(wire).map(([key, part]) => [key, loosened(part, bit)] as const);
  return asText(Object.fromEntries(bit() ? entries.toReversed() : entries), bit);
}

const record = (wire: unknown) => (typeof wire === 'object' && !Array.isArray(wire) ? wire : {});

function asText(wire: unknown, bit: () => boolean): unknown {
  return bit() ? JSON.stringify(wire) : wire;
}
