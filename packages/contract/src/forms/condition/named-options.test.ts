import { describe, expect, it } from 'vitest';
import { notesAt } from '../codec/notes.ts';
import { decodeModules } from '../decode-modules.ts';
import { encodeModules } from '../encode-modules.ts';
import { decodeField, encodeField } from '../field/field.ts';

const three = (words: string) => ({ sc: words, tc: words, en: words });
const base = { id: '6529', field: 'f6529', type: 1, name: '姓名' };
const plain = { id: '6529', key: 'f6529', type: 'text', label: three('姓名') };

describe('options that are named', () => {
  const wire = [
    ['a', '在读'],
    ['b', '在职'],
    ['c', '其他'],
  ] as const;
  const options = wire.map(([value, label]) => ({ value, label: three(label) }));
  const wireOptions = wire.map(([value, label]) => ({ value, ...three(label), text: 0, required: 0 }));

  it('by a trigger stand at their places on the wire', () => {
    const wire = { ...base, type: 3, options: wireOptions };
    const condition = { option_trigger: '[{"option_index":"[2,0]","open_id":"11,12"}]' };
    const field = decodeField({ ...wire, condition }, notesAt(''));
    expect(field?.triggers).toEqual([{ when: { options: ['c', 'a'] }, opens: ['11', '12'] }]);
    const written = field && encodeField(field, () => undefined);
    expect(written).toMatchObject({
      condition: { option_trigger: [{ option_index: '[2,0]', open_id: ['11', '12'] }] },
    });
  });

  it.each([
    ['in every language', { open_id: ['31'], checkedOption: '在职' }, 'b'],
    ['in one', { open_id: '31', checkedOption: { sc: '在职', en: 'Working' } }, 'b'],
    ['that nobody has', { open_id: '31', checkedOption: '退休' }, '退休'],
  ])('by a relation have a label on the wire: %s', (_name, relationform, option) => {
    const related = { id: '31', field: 'f31', type: 3, name: '状态', options: wireOptions };
    const { form } = decodeModules([
      { menuid: 1, field: { normal: [{ ...base, condition: { relationform } }] } },
      { menuid: 2, field: { normal: [related] } },
    ]);
    expect(form.modules[0]?.fields).toEqual([{ ...plain, relation: { field: '31', option } }]);
    const label = options.find(({ value }) => value === option)?.label ?? three(option);
    expect(encodeModules(form)[0]?.field.normal).toMatchObject([
      { condition: { relationform: { open_id: '31', checkedOption: label } } },
    ]);
  });
});
