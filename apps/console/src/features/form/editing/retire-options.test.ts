import type { Option } from '@portico/form-engine/definition/option';
import { buildField, buildForm, buildGroup, buildModule } from '@portico/form-engine/testing/build-form';
import { describe, expect, it } from 'vitest';
import { broughtBack, type OptionLists, publishedValues, withOptions, withoutWords } from './retire-options.ts';

const option = (value: string): Option => ({ value, label: { sc: `${value}甲`, tc: `${value}乙`, en: value } });
const lists = (options: string, retired = ''): OptionLists => ({
  options: [...options].map(option),
  retired: [...retired].map(option),
});
const valuesOf = ({ options, retired }: OptionLists) =>
  [options, retired].map((list) => list.map(({ value }) => value).join(''));
const published = new Set(['a', 'b', 'x']);

describe('options of a question', () => {
  it.each<[string, OptionLists, string, readonly [string, string]]>([
    ['that are published and go are retired', lists('ab', 'x'), 'a', ['a', 'xb']],
    ['that were never published are gone', lists('abn'), 'ab', ['ab', '']],
    ['that come again are not retired any more', lists('a', 'xb'), 'abx', ['abx', '']],
    ['that change their order only are all there', lists('ab', 'x'), 'ba', ['ba', 'x']],
    ['that are all replaced', lists('ab'), 'n', ['n', 'ab']],
  ])('%s', (_what, before, next, expected) => {
    expect(valuesOf(withOptions(before, lists(next).options, published))).toEqual(expected);
  });

  it('are offered again with all they had, as the last', () => {
    const taking = { ...option('x'), takesText: true };
    expect(broughtBack({ ...lists('a'), retired: [taking] }, taking)).toEqual({
      options: [option('a'), taking],
      retired: [],
    });
  });

  it('lose their words for good, and keep their value where somebody may have chosen it', () => {
    expect(withoutWords(lists('a', 'xn'), 'x', published).retired).toEqual([
      { value: 'x', label: { sc: '', tc: '', en: '' } },
      option('n'),
    ]);
    expect(withoutWords(lists('a', 'xn'), 'n', published).retired).toEqual([option('x')]);
  });

  it('are known by what is published, also in a group and when they are retired there', () => {
    const field = buildField('f', { options: [option('a')], retired: [option('x')], columns: [option('c')] });
    const form = { modules: [buildModule('m', [], { groups: [buildGroup('g', [field])] })] };
    expect([...publishedValues(form, field, 'options')]).toEqual(['a', 'x']);
    expect([...publishedValues(form, field, 'columns')]).toEqual(['c']);
    expect([...publishedValues(buildForm(), field, 'options')]).toEqual([]);
  });
});
