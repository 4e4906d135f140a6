import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../definition/form-definition.ts';
import type { Option } from '../definition/option.ts';
import { buildField, buildGroup, buildModule } from '../testing/build-form.ts';
import { keepRetired } from './keep-retired.ts';

const option = (value: string, name = value): Option => ({
  value,
  label: { sc: `${name}甲`, tc: `${name}乙`, en: name },
});
const options = (values: string) => [...values].map((value) => option(value));

/** A choice in a module and a matrix in a group. */
function form(offered: string, retired = ''): FormDefinition {
  const lists = { options: options(offered), ...(retired === '' ? {} : { retired: options(retired) }) };
  const columns = { columns: options(offered), ...(retired === '' ? {} : { retiredColumns: options(retired) }) };
  const grid = buildField('grid', { type: 'matrix', options: options('r'), ...columns });
  return {
    modules: [buildModule('m', [buildField('q', { type: 'select', ...lists })], { groups: [buildGroup('g', [grid])] })],
  };
}

const valuesOf = (list: readonly Option[] | undefined) => (list ?? []).map(({ value }) => value).join('');
function listsOf({ modules }: FormDefinition) {
  const [q] = modules[0]?.fields ?? [];
  const [grid] = modules[0]?.groups[0]?.fields ?? [];
  return {
    choice: [valuesOf(q?.options), valuesOf(q?.retired)],
    columns: [valuesOf(grid?.columns), valuesOf(grid?.retiredColumns)],
  };
}

describe('a form that follows another', () => {
  it.each([
    ['keeps what it does not offer any more', form('abc'), form('a'), 'a', 'bc'],
    ['keeps what was retired before', form('ab', 'c'), form('a'), 'a', 'cb'],
    ['does not retire what is there again', form('a', 'bc'), form('abn', 'c'), 'abn', 'c'],
    ['is the same where nothing goes', form('ab'), form('ba'), 'ba', ''],
    ['has each once, even if it says so twice itself', form('ab', 'c'), form('a', 'ccab'), 'a', 'cb'],
  ])('%s', (_what, former, next, offered, retired) => {
    expect(listsOf(keepRetired(former, next))).toEqual({ choice: [offered, retired], columns: [offered, retired] });
  });

  it('has its own words of what is retired, and none that were deleted for good', () => {
    const named = (retired: readonly Option[]) => ({
      modules: [buildModule('m', [buildField('q', { type: 'select', options: options('a'), retired })])],
    });
    const blank: Option = { value: 'c', label: { sc: '', tc: '', en: '' } };
    const next = keepRetired(form('abc'), named([option('b', 'renamed'), blank]));
    expect(next.modules[0]?.fields[0]?.retired).toEqual([option('b', 'renamed'), blank]);
  });

  it('retires no dialling codes, and nothing in a field that has no options any more', () => {
    const of = (field: object) => ({ modules: [buildModule('m', [buildField('q', field)])] });
    const areas = options('ab').map((one) => ({ ...one, area: '86' }));
    expect(keepRetired(of({ options: areas }), of({ options: areas.slice(1) }))).toEqual(
      of({ options: areas.slice(1) }),
    );
    expect(keepRetired(form('ab'), of({}))).toEqual(of({}));
  });

  it('knows every option that any version before it offered, however often it was changed', () => {
    const offered = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 }).map((values) => values.join(''));
    fc.assert(
      fc.property(fc.array(offered, { minLength: 1, maxLength: 6 }), (history) => {
        const last = history.reduce((former, next) => keepRetired(former, form(next)), form(history[0] ?? 'a'));
        const { choice } = listsOf(last);
        expect(choice[0]).toBe(history.at(-1));
        expect([...choice.join('')].sort()).toEqual([...new Set(history.join(''))].sort());
        expect(keepRetired(last, last)).toEqual(last);
      }),
    );
  });
});
