import { models } from '@portico/fields/models';
import { fieldTypes } from '@portico/form-engine/definition/field-type';
import { buildField, buildGroup, buildModule, local } from '@portico/form-engine/testing/build-form';
import type { PreviewContent } from '@portico/form-engine/preview/preview-content';
import type { Answer } from '@portico/form-engine/values/answer';
import { describe, expect, it } from 'vitest';
import { printable } from '../../../platform/documents/printable.ts';
import { isLatin, textsOf } from '../../../platform/documents/texts.ts';
import { applicationParts } from './application-parts.ts';
import { furtherParts } from './further-parts.ts';
import { richLines } from './rich-lines.ts';
import { valuesOf } from './values.ts';

const reader = { language: 'sc', offered: ['sc', 'tc', 'en'] } as const;
const words = (sc: string, tc: string, en: string) => ({ sc, tc, en });

describe('a text in several languages', () => {
  it.each([
    ['all three', words('国', '國', 'Land'), ['国', '國', 'Land']],
    ['alike in Chinese', words('人', '人', 'Person'), ['人', 'Person']],
    ['alike everywhere', words('GPA', 'GPA', 'GPA'), ['GPA']],
    ['missing in one', words('人', '', 'Person'), ['人', 'Person']],
    ['nowhere', words('', ' ', ''), []],
  ])('%s', (_name, text, expected) => expect(textsOf(text, reader).map((one) => one.text)).toEqual(expected));

  it('begins with the reader’s own, and holds only what the project offers', () => {
    const texts = textsOf(words('国', '國', 'Land'), { language: 'en', offered: ['sc', 'en'] });
    expect(texts).toEqual([
      { lang: 'en', text: 'Land', own: true },
      { lang: 'sc', text: '国', own: false },
    ]);
  });
});

describe('printable', () => {
  it.each([
    ['line breaks of every kind', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['what steers a machine', 'a\u0000\u0007\u202Eb\uFEFF', 'ab'],
    ['half a pair', 'a\uD83D', 'a\uFFFD'],
    ['Chinese', '我研究几何流'.repeat(10), '我研究几何流'.repeat(10)],
    ['a run of letters', 'x'.repeat(24), `${'x'.repeat(8)}\u200B`.repeat(3)],
  ])('%s', (_name, text, expected) => expect(printable(text)).toBe(expected));
});

it.each([
  ['Only “English”', true],
  ['中文', false],
  ['2026', true],
  ['A long English sentence that names 林嘉禾 once', true],
  ['参加 IELTS 考试', false],
])('isLatin %s: %s', (text, expected) => expect(isLatin(text)).toBe(expected));

describe('an institution’s text', () => {
  it('becomes lines, without what acts or is not seen', () => {
    const html =
      '<h2>Title</h2><p>One <b>bold</b>&nbsp;word<br>two &lt;tags&gt; &#x4e2d;</p><script>alert(1)</script><style>p{}</style><ul><li>First<li>Second</ul><!-- no -->end';
    expect(richLines(html)).toEqual([
      { kind: 'heading', text: 'Title' },
      { kind: 'paragraph', text: 'One bold word' },
      { kind: 'paragraph', text: 'two <tags> 中' },
      { kind: 'item', text: 'First' },
      { kind: 'item', text: 'Second' },
      { kind: 'paragraph', text: 'end' },
    ]);
  });

  it('copes with very long malformed markup', () => {
    expect(richLines('<'.repeat(100_000)).length).toBeLessThan(2);
    expect(richLines('<p '.repeat(30_000)).length).toBeLessThan(2);
    expect(richLines('<!--'.repeat(30_000))).toEqual([]);
    expect(richLines('<script>'.repeat(30_000))).toEqual([]);
  });
});

describe('an answer', () => {
  const options = [
    { value: 'a', label: words('甲', '甲', 'First') },
    { value: 'b', label: words('乙', '乙', 'Other'), takesText: true },
  ];
  const shown = (answer: Answer, rest: Parameters<typeof buildField>[1]) => {
    const field = buildField('f', rest);
    return models[field.type].tell(answer, field).flatMap((told) => valuesOf(told, field, reader));
  };

  it.each<[string, Answer, Parameters<typeof buildField>[1], string]>([
    ['a suffix', { value: '6' }, { text: { suffix: words('万元', '萬元', '10k') } }, '6 万元'],
    ['a range', { value: ['2024-01', '2024-05', ''] }, { type: 'date-range' }, '2024-01 ~ 2024-05'],
    ['a range that goes on', { value: ['2024-01', 'Present', '1'] }, { type: 'date-range' }, '2024-01 ~ 至今'],
    ['a phone', { value: ['86', '13800138000'] }, { type: 'phone' }, '+86 13800138000'],
    ['lines that run on', { value: 'a\nb' }, { type: 'long-text', preview: { singleLine: true } }, 'a b'],
  ])('%s', (_name, answer, rest, text) => expect(shown(answer, rest)).toMatchObject([{ kind: 'text', text }]));

  it('chosen is said in each language, with own words; what is no longer offered as it was', () => {
    const [list] = shown({ value: ['a', 'b', 'gone'], other: { b: 'mine' } }, { type: 'multiple-choice', options });
    expect(list).toMatchObject({
      kind: 'list',
      values: [
        { texts: [{ text: '甲' }, { text: 'First' }], words: '' },
        { texts: [{ text: '乙' }, { text: 'Other' }], words: 'mine' },
        { texts: [{ text: 'gone' }], words: '' },
      ],
    });
  });

  it('in a matrix stands beside its row', () => {
    const columns = [{ value: 'good', label: words('好', '好', 'Good') }];
    expect(shown({ value: { a: 'good' } }, { type: 'matrix', options, columns })).toMatchObject([
      { kind: 'matrix', rows: [{ value: [{ text: '好' }, { text: 'Good' }] }, { value: [] }] },
    ]);
  });

  const odd = [
    null,
    '',
    7,
    true,
    [],
    {},
    [null, 1, {}],
    [['a'], [['b']]],
    { group: 1 },
    [{ uid: 1 }],
    'x'.repeat(5_000),
  ];
  it.each(fieldTypes)('of type %s never breaks, whatever it is', (type) => {
    for (const value of odd) expect(Array.isArray(shown({ value }, { type, options }))).toBe(true);
  });
});

describe('what is worked out from answers', () => {
  const content = (withheld: readonly string[]): PreviewContent => ({
    modules: [
      buildModule('m', [
        buildField('a', { text: { nature: 'decimal' } }),
        buildField('total', { calculated: { sum: ['a'] }, text: { nature: 'decimal' } }),
      ]),
    ],
    answers: { fields: { a: { value: '41.5' }, total: { value: '99' } }, rows: {} },
    withheld,
    flowEntries: {},
    letters: [],
    tables: [],
    staffChanges: [],
    today: '2026-11-15',
    timeZone: 'Asia/Shanghai',
  });

  it('is printed, whatever was sent; and is left out where it rests on a withheld answer', async () => {
    const parts = JSON.stringify(await applicationParts(content([]), reader));
    expect([parts.split('41.5').length, parts.includes('99')]).toEqual([3, false]);
    expect(JSON.stringify(await applicationParts(content(['a']), reader))).not.toContain('total');
  });
});

describe('a repeatable section', () => {
  const content = (row: Record<string, Answer>): PreviewContent => ({
    modules: [buildModule('m', [], { groups: [buildGroup('g', [buildField('a'), buildField('b'), buildField('c')])] })],
    answers: { fields: {}, rows: { g: [row, row] } },
    withheld: [],
    flowEntries: {},
    letters: [],
    tables: [],
    staffChanges: [],
    today: '2026-11-15',
    timeZone: 'Asia/Shanghai',
  });
  const kindOf = async (preview: PreviewContent) => {
    const [section] = (await applicationParts(preview, reader))[0]?.blocks ?? [];
    return section?.kind === 'section' ? section.blocks[0]?.kind : undefined;
  };

  it('is a table where it fits, else entry after entry; without rows it says so', async () => {
    expect(await kindOf(content({ a: { value: 'short' }, b: { value: '短' } }))).toBe('table');
    expect(await kindOf(content({ a: { value: '很长的回答'.repeat(10) } }))).toBe('entries');
    expect(await kindOf({ ...content({}), answers: { fields: {}, rows: {} } })).toBe('nothing');
  });

  it('that is withheld shows nothing of its rows', async () => {
    const input = { ...content({ a: { value: 'secret' } }), withheld: ['g'] };
    const parts = JSON.stringify(await applicationParts(input, reader));
    expect(parts).not.toContain('secret');
    expect(parts).toContain('withheld');
  });

  it('stands before what staff changed', () => {
    const changes = [{ module: 'm', key: 'g', by: 'Chen', at: 1_790_000_000_000 }];
    const input = { ...content({}), staffChanges: changes };
    expect(JSON.stringify(furtherParts(input, reader))).toContain('"Chen"');
    expect(furtherParts({ ...input, staffChanges: [] }, reader)).toEqual([]);
    expect(
      furtherParts({ ...input, tables: [{ id: 't', name: local('t'), columns: [], rows: [] }] }, reader),
    ).toHaveLength(1);
  });
});
