import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { fieldTypeCodes, textNatures } from '@portico/form-engine/definition/field-type';
import { describe, expect, it } from 'vitest';
import { notesAt } from '../codec/notes.ts';
import { decodeField, encodeField } from './field.ts';
import { natureCodes } from './field-types.ts';

const base = { id: '6529', field: 'f6529', type: 1, name: '姓名' };
const plain: FieldDefinition = {
  id: '6529',
  key: 'f6529',
  type: 'text',
  label: { sc: '姓名', tc: '姓名', en: '姓名' },
};
const three = (words: string) => ({ sc: words, tc: words, en: words });

/** The key, a spelling on the wire, its meaning, and the spelling that is written. */
type Line = readonly [key: string, comes: unknown, means: Partial<FieldDefinition>, written: unknown];

const fieldLines: readonly Line[] = [
  ['id', 6529, { id: '6529' }, '6529'],
  ['field', 'f1', { key: 'f1' }, 'f1'],
  [
    'name',
    '{"sc":"名","en":"Name"}',
    { label: { sc: '名', tc: '名', en: 'Name' } },
    { sc: '名', tc: '名', en: 'Name' },
  ],
  ['desc', '请填写', { placeholder: three('请填写') }, three('请填写')],
  ['remark', { en: 'As in your passport' }, { remark: three('As in your passport') }, three('As in your passport')],
  ['type', '12', { type: 'signature' }, 12],
  ['nature', '5', { text: { nature: 'email' } }, 5],
  ['nature', 7, { text: { nature: 'id-card' } }, 7],
  ['required', '1', { required: true }, 1],
  ['required', false, {}, 0],
  ['istitle', 0, { showsTitle: false }, 0],
  ['istitle', 'true', {}, 1],
  ['pid', 77, { parentId: '77' }, '77'],
  ['pid', 0, {}, undefined],
  ['sort', '3', { order: 3 }, 3],
  ['isrelation', true, { startsShown: true }, 1],
  ['isrelation_2', '0', { startsShownInRow: { 2: false } }, 0],
  ['custom', 1, { takesAttachments: true }, 1],
  ['menu_id', 'm1', {}, undefined],
  [
    'options',
    ['是', { sc: '其他', tc: '', en: 'Other', text: '1', required: 1, tips: '请说明', phone_code: '+852', value: 'x' }],
    {
      options: [
        { value: '是', label: three('是') },
        {
          value: 'x',
          label: { sc: '其他', tc: '其他', en: 'Other' },
          takesText: true,
          needsText: true,
          tips: three('请说明'),
          area: '852',
        },
      ],
    },
    [
      { ...three('是'), value: '是', text: 0, required: 0 },
      {
        sc: '其他',
        tc: '其他',
        en: 'Other',
        value: 'x',
        text: 1,
        required: 1,
        tips: three('请说明'),
        phone_code: '852',
      },
    ],
  ],
  ['date_type', 2, { date: { unit: 'month' } }, 'month'],
  ['date_type', 'date', { date: { unit: 'day' } }, 'date'],
  ['value_format', 'YYYY-MM-DD', { date: { format: 'yyyy-MM-dd' } }, 'yyyy-MM-dd'],
  ['show_current', '1', { date: { offersPresent: true } }, 1],
  ['connect_id_card', 6530, { filledFromIdCard: '6530' }, '6530'],
  ['connect_account', 'mail', { filledFromAccount: 'mail' }, 'mail'],
  ['compare', '6530, 6531', { compare: { fields: ['6530', '6531'] } }, ['6530', '6531']],
  ['compare_tips', '不可相同', { compare: { fields: [], text: three('不可相同') } }, three('不可相同')],
  ['errorMsg', '格式不对', { errorText: three('格式不对') }, three('格式不对')],
  ['tips', '提示', { tips: three('提示') }, three('提示')],
  [
    'item',
    { option: [{ name: '理科', item: ['物理', { sc: '化学', tc: '化學', en: 'Chemistry' }] }] },
    { levels: [{ label: three('理科'), items: [three('物理'), { sc: '化学', tc: '化學', en: 'Chemistry' }] }] },
    { option: [{ name: three('理科'), item: [three('物理'), { sc: '化学', tc: '化學', en: 'Chemistry' }] }] },
  ],
];

const conditionLines: readonly Line[] = [
  ['word_max', '500', { text: { longest: 500 } }, 500],
  ['word_max', 0, {}, undefined],
  ['word_min', 2, { text: { shortest: 2 } }, 2],
  ['custom_lines', '6', { text: { lines: 6 } }, 6],
  ['suffix', '（万元/人）', { text: { suffix: three('（万元/人）') } }, three('（万元/人）')],
  ['suggest', 'school', { text: { suggest: 'school' } }, 'school'],
  [
    'option_trigger',
    [{ option_index: [['2008-01-01', '']], open_id: [11] }],
    { triggers: [{ when: { ranges: [{ from: '2008-01-01', to: '' }] }, opens: ['11'] }] },
    [{ option_index: '[["2008-01-01",""]]', open_id: ['11'] }],
  ],
  ['max_quantity', '3', { choice: { most: 3 } }, 3],
  ['show_mode', 1, { choice: { arrangement: 'inline' } }, 1],
  ['show_mode', '2', { choice: { arrangement: 'stacked' } }, 2],
  ['selectWidth', 240, { choice: { width: '240px' } }, '240px'],
  ['limit_date', ['2000-01-01', null], { date: { limits: { from: '2000-01-01', to: '' } } }, ['2000-01-01', '']],
  ['limit_tips', '太早', { date: { limits: { from: '', to: '', text: three('太早') } } }, three('太早')],
  ['disabled_date', { is_check: '1', date: '' }, { date: { latest: { date: '' } } }, { is_check: 1, date: '' }],
  ['disabled_date', { is_check: 0, date: '2026-01-01' }, {}, undefined],
  ['file_type', '.PDF,jpg', { files: { types: ['pdf', 'jpg'] } }, ['pdf', 'jpg']],
  ['file_size', '2.5', { files: { megabytes: 2.5 } }, 2.5],
  ['upload_sample', '3', { files: { most: 3 } }, 3],
  [
    'files',
    [{ name: '样本.pdf', url: '/samples/1.pdf' }],
    { files: { samples: [{ name: '样本.pdf', url: '/samples/1.pdf' }] } },
    [{ name: '样本.pdf', url: '/samples/1.pdf' }],
  ],
  ['file_duration', '60', { files: { seconds: 60 } }, 60],
  ['field_backgroud', '#f5faf9', { look: { background: '#f5faf9' } }, '#f5faf9'],
  ['layout', '2', { look: { span: 'half' } }, 2],
  [
    'columnTable',
    { isInColumnTable: 1, width: 120 },
    { inTable: { shown: true, width: '120px' } },
    { isInColumnTable: 1, width: '120px' },
  ],
  [
    'option',
    ['好', '很好'],
    {
      columns: [
        { value: '好', label: three('好') },
        { value: '很好', label: three('很好') },
      ],
    },
    [
      { ...three('好'), value: '好', text: 0, required: 0 },
      { ...three('很好'), value: '很好', text: 0, required: 0 },
    ],
  ],
  ['is_sensitive_data', '1', { preview: { sensitive: true } }, 1],
  ['preview_connect_to', 41, { preview: { connectTo: '41' } }, '41'],
  ['show_single_line_text', true, { preview: { singleLine: true } }, 1],
  ['htmlContent', '<p>须知</p>', { html: three('<p>须知</p>') }, three('<p>须知</p>')],
  ['preview_display_mode', 0, { preview: { mode: 'hidden' } }, 0],
  ['preview_display_mode', '2', { preview: { mode: 'block' } }, 2],
];

describe('keys of a field', () => {
  it.each(fieldLines)('%s: %j', (key, comes, means, written) => {
    const notes = notesAt('');
    const field = decodeField({ ...base, [key]: comes }, notes);
    expect(notes.list).toEqual([]);
    expect(field).toEqual({ ...plain, ...means });
    expect(encodeField({ ...plain, ...means }, () => undefined)[key]).toEqual(written);
  });
});

describe('keys of a condition', () => {
  it.each(conditionLines)('%s: %j', (key, comes, means, written) => {
    const notes = notesAt('');
    const field = decodeField({ ...base, condition: { [key]: comes } }, notes);
    expect(notes.list).toEqual([]);
    expect(field).toEqual({ ...plain, ...means });
    const condition = encodeField({ ...plain, ...means }, () => undefined)['condition'];
    expect(condition === undefined ? undefined : Object.getOwnPropertyDescriptor(condition, key)?.value).toEqual(
      written,
    );
  });
  it('comes as JSON text too, and empty as an empty list', () => {
    expect(decodeField({ ...base, condition: '{"word_max":9}' }, notesAt(''))).toEqual({
      ...plain,
      text: { longest: 9 },
    });
    const notes = notesAt('');
    expect(decodeField({ ...base, condition: [] }, notes)).toEqual(plain);
    expect(notes.list).toEqual([]);
  });
  it('joins what two keys say of one thing, in either order', () => {
    const wire = { limit_date: ['2000', '2010'], limit_tips: '超出' };
    const turned = Object.fromEntries(Object.entries(wire).toReversed());
    const date = { limits: { from: '2000', to: '2010', text: three('超出') } };
    expect(decodeField({ ...base, condition: wire }, notesAt(''))).toEqual({ ...plain, date });
    expect(decodeField({ ...base, condition: turned }, notesAt(''))).toEqual({ ...plain, date });
  });
});

describe('codes', () => {
  it('number every type and nature once; there is no type 10', () => {
    const codes: readonly number[] = fieldTypeCodes.map(([, code]) => code);
    expect(codes.slice(0, 14)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15]);
    expect(new Set([...codes, 10]).size).toBe(codes.length + 1);
    expect(new Set(fieldTypeCodes.map(([type]) => type)).size).toBe(codes.length);
    expect(natureCodes.map(([name]) => name).sort()).toEqual([...textNatures].sort());
    expect(natureCodes.map(([, code]) => code)).toEqual(natureCodes.map((_, index) => index + 1));
  });
});

describe('what finds no place', () => {
  it.each([
    ['an unknown key', { colour: 1 }, 'f', 'colour', 'unknown'],
    ['an unknown key of the condition', { condition: { word_maximum: 1 } }, 'f.condition', 'word_maximum', 'unknown'],
    ['an unknown key deeper down', { condition: { columnTable: { w: 1 } } }, 'f.condition.columnTable', 'w', 'unknown'],
    ['an unknown language', { remark: { sc: '一', jp: '一' } }, 'f.remark', 'jp', 'unknown'],
    ['a number that is none', { condition: { word_max: 'many' } }, 'f.condition', 'word_max', 'shape'],
    ['a negative number', { condition: { max_quantity: -1 } }, 'f.condition', 'max_quantity', 'shape'],
    ['a flag that is none', { required: 'yes' }, 'f', 'required', 'shape'],
    ['a nature nobody knows', { nature: 99 }, 'f', 'nature', 'shape'],
    [
      'a trigger that opens nothing',
      { condition: { option_trigger: [{ option_index: '[0]' }] } },
      'f.condition.option_trigger',
      '0',
      'shape',
    ],
    [
      'a trigger by an option that is not there',
      { condition: { option_trigger: [{ option_index: '[7]', open_id: '11' }] } },
      'f.condition.option_trigger',
      'option_index',
      'shape',
    ],
    [
      'a relation to nothing',
      { condition: { relationform: { checkedOption: '是' } } },
      'f.condition',
      'relationform',
      'shape',
    ],
    [
      'a relation to two fields',
      { condition: { relationform: { open_id: ['1', '2'], checkedOption: '是' } } },
      'f.condition.relationform.open_id',
      '2',
      'shape',
    ],
    [
      'a background that fetches',
      { condition: { field_backgroud: 'url(//elsewhere)' } },
      'f.condition',
      'field_backgroud',
      'shape',
    ],
    [
      'a sample that runs',
      { condition: { files: [{ name: 'a', url: 'java\nscript:alert(1)' }] } },
      'f.condition.files[0]',
      'url',
      'shape',
    ],
    ['a width that is none', { condition: { selectWidth: '1px;color:red' } }, 'f.condition', 'selectWidth', 'shape'],
    ['a condition that is none', { condition: 5 }, 'f', 'condition', 'shape'],
    ['a type that does not exist', { type: 10 }, 'f', 'type', 'shape'],
    ['no type', { type: null }, 'f', 'type', 'shape'],
    ['no key', { field: '' }, 'f', 'field', 'shape'],
    ['a prototype', JSON.parse('{"__proto__":{"required":1}}'), 'f', '__proto__', 'unknown'],
    ['a row that is none', { isrelation_0: 1 }, 'f', 'isrelation_0', 'unknown'],
  ])('%s is reported', (_what, wire, path, key, reason) => {
    const notes = notesAt('f');
    decodeField(Object.fromEntries([...Object.entries(base), ...Object.entries(wire)]), notes);
    expect(notes.list).toContainEqual({ path, key, reason });
  });
});
