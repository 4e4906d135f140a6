import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { textNatures, type TextNature } from '@portico/form-engine/definition/field-type';
import { fieldsMessages } from '@portico/i18n/fields-messages';
import { languages } from '@portico/form-engine/language';
import { describe, expect, it } from 'vitest';
import { fieldBattery } from '../testing/battery.ts';
import { textFixtures } from './fixtures.ts';
import { textModel } from './model.ts';

fieldBattery(textModel, textFixtures);

const context = { language: 'sc', today: '2026-11-15' } as const;
const own = { sc: '请核对', tc: '請核對', en: 'Please look again' };
const field = (text: FieldDefinition['text'] = {}): FieldDefinition => ({
  id: 'one',
  key: 'f1',
  type: 'text',
  label: own,
  text,
});
const problemOf = (value: string, one: FieldDefinition) => textModel.check({ value }, one, context);

describe('what is said of a line that does not look like its nature', () => {
  const wrong: Partial<Record<TextNature, string>> = { 'no-chinese': '林', decimal: '三' };
  it.each(textNatures.flatMap((nature) => languages.map((language) => [nature, language] as const)))(
    '%s in %s tells the rule by an example that is accepted',
    async (nature, language) => {
      const problem = problemOf(wrong[nature] ?? '?', field({ nature }));
      if (problem === null) throw new Error('accepted');
      const { formats, problems } = await fieldsMessages[language]();
      const shape = problem.params?.nature;
      const sentence = shape === undefined ? problems[problem.key] : formats[shape];
      const [, example = ''] = /(?:such as|For example:|例如) (.+?)[.。]?$/u.exec(sentence) ?? [];
      expect(example).not.toBe('');
      expect(problemOf(example, field({ nature }))).toBeNull();
    },
  );
});

describe('a line of a nature', () => {
  it.each<[TextNature, string, string | null]>([
    ['chinese', '阿依古丽·买买提', null],
    ['chinese', 'Lin', 'format'],
    ['letters', 'LIN Jiahe', null],
    ['letters', '林', 'format'],
    ['capitals', 'LIN', null],
    ['capitals', 'Lin', 'format'],
    ['decimal', '3.75', null],
    ['decimal', '3,75', 'number'],
    ['email', 'lin@example.org', null],
    ['email', 'lin@', 'email'],
    ['mobile', '13800138000', null],
    ['mobile', '12800138000', 'mobile'],
    ['id-card', '11010519491231002X', null],
    ['id-card', '110105194912310', 'idCardFormat'],
    ['id-card', '99010519491231002X', 'idCardRegion'],
    ['id-card', '110105194912310021', 'idCardChecksum'],
    ['id-card', '110105209903070019', 'idCardFormat'],
    ['id-card', '110101180001010015', 'idCardYear'],
    ['id-card', '110101179903071230', 'idCardYear'],
    ['landline', '010-62751234', null],
    ['landline', '12', 'format'],
    ['passport', 'E12345678', null],
    ['passport', 'E1', 'format'],
    ['hong-kong-card', 'A123456(3)', null],
    ['hong-kong-card', 'A123456(4)', 'format'],
    ['macau-card', '1234567(8)', null],
    ['macau-card', '2234567(8)', 'format'],
    ['taiwan-card', 'A123456789', null],
    ['taiwan-card', 'A123456788', 'format'],
    ['no-chinese', 'Lin, 3rd floor', null],
    ['no-chinese', 'Lin 林', 'format'],
    ['hex-colour', '#4dbca6', null],
    ['hex-colour', '4dbca6', 'format'],
    ['home-return-permit', 'H12345678', null],
    ['home-return-permit', '12345678', 'format'],
    ['taiwan-permit', '12345678', null],
    ['taiwan-permit', 'H12345678', 'format'],
    ['taiwan-residence', 'AA00000009', null],
    ['taiwan-residence', 'A123456789', 'format'],
    ['postcode', '100871', null],
    ['postcode', 'SW1A 2AA', null],
    ['postcode', '海淀', 'postcode'],
    ['web-address', 'https://www.pku.edu.cn/', null],
    ['web-address', 'pku', 'webAddress'],
  ])('%s %s: %s', (nature, value, key) => {
    expect(problemOf(value, field({ nature }))?.key ?? null).toBe(key);
  });
  it.each<[TextNature, string, string]>([
    ['mobile', '１３８００１３８０００', '13800138000'],
    ['mobile', '138 0013－8000', '13800138000'],
    ['mobile', '＋86 138 0013 8000', '13800138000'],
    ['mobile', '\u202d13800138000\u202c', '13800138000'],
    ['id-card', '110105 19491231 002X', '11010519491231002X'],
    ['id-card', '１１０１０５１９４９１２３１００２Ｘ', '11010519491231002X'],
    ['hong-kong-card', 'A123456（3）', 'A123456(3)'],
    ['hong-kong-card', 'Ａ 123456 （３）', 'A123456(3)'],
    ['macau-card', '１／２３４５６７／８', '1/234567/8'],
    ['taiwan-card', 'Ａ１２３４５６７８９', 'A123456789'],
    ['passport', 'Ｅ12 345 678', 'E12345678'],
    ['decimal', '－３．７５', '-3.75'],
    ['decimal', '3。75', '3.75'],
    ['landline', '（０１０）６２７５１２３４', '(010)62751234'],
    ['landline', '010—62751234', '010-62751234'],
    ['landline', '010ー62751234\u3000转8', '010-62751234 转8'],
    ['letters', 'Ｌｉｎ\u3000Jiahe', 'Lin Jiahe'],
    ['capitals', 'ＬＩＮ', 'LIN'],
    ['email', 'ｌｉｎ＠example。org', 'lin@example.org'],
    ['hex-colour', '＃4dbca6', '#4dbca6'],
    ['home-return-permit', 'Ｈ 1234 5678', 'H12345678'],
    ['taiwan-permit', '0012345601（Ｂ）', '0012345601(B)'],
    ['postcode', '１００８７１', '100871'],
    ['web-address', ' www.pku.edu.cn／about ', 'https://www.pku.edu.cn/about'],
    ['chinese', '阿依古丽•买买提', '阿依古丽·买买提'],
    ['chinese', '阿依古丽‧买买提', '阿依古丽·买买提'],
    ['chinese', '阿依古丽・买买提', '阿依古丽·买买提'],
    ['chinese', '阿依古丽 ･ 买买提', '阿依古丽·买买提'],
  ])('%s %s is read as %s, and judged so before it is left', (nature, typed, normalised) => {
    expect(textModel.read({ value: typed }, field({ nature }))).toEqual({ value: normalised });
    expect(problemOf(typed, field({ nature }))).toBeNull();
    expect(textModel.keyOf?.({ value: typed }, field({ nature }))).toBe(
      textModel.keyOf?.({ value: normalised }, field({ nature })),
    );
  });
  it('is judged and kept without the blanks around it', () => {
    expect(problemOf(' lin@example.org ', field({ nature: 'email' }))).toBeNull();
    expect(textModel.read({ value: ' lin@example.org ' }, field({ nature: 'email' }))).toEqual({
      value: 'lin@example.org',
    });
  });
  it('is refused in the words of the institution where it has any', () => {
    expect(problemOf('lin', { ...field({ nature: 'email' }), errorText: own })).toEqual({ key: 'email', text: own });
  });
});

describe('the length of a line', () => {
  it('is counted in characters, not in the units they are stored in', () => {
    expect(problemOf('𠮷😀', field({ longest: 2 }))).toBeNull();
    expect(problemOf('𠮷😀a', field({ longest: 2 }))).toEqual({ key: 'tooLong', params: { most: 2, count: 3 } });
    expect(problemOf('𠮷', field({ shortest: 2 }))).toEqual({ key: 'tooShort', params: { least: 2, count: 1 } });
  });
  it.each([
    ['a letter and its accent', 'Jose\u0301', 4],
    ['a family', '👩‍👩‍👧', 1],
    ['a flag', '🇭🇰', 1],
    ['Devanagari', 'क्षि', 1],
    ['a syllable in parts', '\u1112\u1161\u11ab', 1],
    ['a rare character with its variation', '葛\u{e0100}', 1],
  ])('is counted as a person sees it: %s', (_what, text, count) => {
    expect(problemOf(text, field({ longest: count }))).toBeNull();
    expect(problemOf(text, field({ shortest: count + 1 }))?.params).toMatchObject({ count });
  });
  it('is told after the shape, and never in the words for a wrong shape', () => {
    const short = { ...field({ nature: 'letters', shortest: 3 }), errorText: own };
    expect(problemOf('李', short)?.key).toBe('format');
    expect(problemOf('Li', short)).toEqual({ key: 'tooShort', params: { least: 3, count: 2 } });
  });
});

describe('reading a line', () => {
  it.each([
    ['a line break becomes a blank', 'Beijing\r\nHaidian\u2028Road', 'Beijing Haidian Road'],
    ['a number is written out', 42, '42'],
    ['nothing stays nothing', null, ''],
    ['what is no text is left out', ['a'], ''],
    ['what the database cannot keep is replaced', 'a\0b\ud800', 'ab\uFFFD'],
  ])('%s', (_sentence, raw, value) => {
    expect(textModel.read({ value: raw }, field())).toEqual({ value });
  });
  it.each([' \u3000 ', '\u200b\u200d', '\u3164\u2800', '\u00ad\ufeff', '\u202e \u2060', '\u0007'])(
    'takes what nobody can see for nothing: %j',
    (value) => {
      expect(textModel.isEmpty({ value })).toBe(true);
    },
  );
  it('refuses half a character, as it is typed and as it is kept', () => {
    expect(problemOf('Lin\ud842', field())).toEqual({ key: 'unreadable' });
    expect(textModel.check(textModel.read({ value: 'Lin\ud842' }, field()), field(), context)).toEqual({
      key: 'unreadable',
    });
  });
});

describe('two lines', () => {
  it.each<[TextNature | undefined, string, string, boolean]>([
    ['email', 'lin@example.org', 'LIN@Example.org ', true],
    ['id-card', '11010519491231002x', '11010519491231002X', true],
    [undefined, 'Lin', 'lin', false],
    [undefined, 'Lin ', 'Lin', true],
    [undefined, 'Jose\u0301', 'Jos\u00e9', true],
    [undefined, 'Lin\u200b', 'Lin', true],
    [undefined, 'Ｌｉｎ\u3000Jiahe', 'Lin  Jiahe', true],
    [undefined, '阿依古丽•买买提', '阿依古丽·买买提', true],
    ['letters', 'Lin  Jiahe', 'lin jiahe', true],
  ])('%s: %s and %s are the same: %s', (nature, one, other, same) => {
    const line = field(nature === undefined ? {} : { nature });
    expect(textModel.keyOf?.({ value: one }, line) === textModel.keyOf?.({ value: other }, line)).toBe(same);
  });
});

it.each<[TextNature, FieldDefinition['text'], boolean]>([
  ['mobile', { longest: 10 }, false],
  ['mobile', { shortest: 12 }, false],
  ['mobile', { shortest: 11, longest: 11 }, true],
  ['id-card', { longest: 14 }, false],
  ['id-card', { longest: 18 }, true],
  ['hex-colour', { shortest: 8 }, false],
  ['postcode', { shortest: 6, longest: 6 }, true],
  ['chinese', { longest: 1 }, true],
])('refuses lengths that a nature cannot have: %s %j', (nature, text, isSound) => {
  expect(textModel.checkSettings?.(field({ nature, ...text })).map(({ key }) => key)).toEqual(
    isSound ? [] : ['lengthOfNature'],
  );
});

it('refuses limits that leave no room', () => {
  expect(textModel.checkSettings?.(field({ shortest: 5, longest: 4 }))).toHaveLength(1);
  expect(textModel.checkSettings?.(field({ shortest: 4, longest: 4 }))).toEqual([]);
});

describe('the limits of a number', () => {
  const number = field({ nature: 'decimal', least: -1.5, greatest: 100 });
  it.each([
    ['-1.5', null],
    ['100', null],
    ['-2', { key: 'numberTooSmall', params: { least: -1.5 } }],
    ['100.01', { key: 'numberTooLarge', params: { most: 100 } }],
  ])('%s', (line, problem) => expect(problemOf(line, number)).toEqual(problem));

  it.each([
    ['in the wrong order', { nature: 'decimal', least: 5, greatest: 1 } as const, 'leastAboveGreatest'],
    ['of what is no number', { least: 5 }, 'limitsOfNoNumber'],
  ])('%s are not published', (_name, text, key) => {
    expect(textModel.checkSettings?.(field(text))).toMatchObject([{ key }]);
  });
});
