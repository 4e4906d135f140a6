import { type FormParts, partsOf } from '@portico/form-engine/editing/form-parts';
import { buildField, buildGroup, buildModule, local } from '@portico/form-engine/testing/build-form';
import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences-of.ts';

const rows = buildGroup('rows', [buildField('inner')]);
const before = partsOf({
  modules: [
    buildModule('m', [buildField('a', { text: { longest: 5 } }), buildField('b')], { groups: [rows] }),
    buildModule('n', []),
  ],
});

function lines(after: FormParts): readonly string[] {
  return differencesOf(before, after).map(
    ({ kind, name, settings }) =>
      `${kind} ${name}${settings.map(({ path, language = '' }) => ` ${path}${language && `(${language})`}`).join()}`,
  );
}

describe('what makes one form of another', () => {
  it('is nothing if they are the same', () => {
    expect(lines(new Map(before))).toEqual([]);
  });

  it('names what was added, removed and changed, with each setting before and after', () => {
    const a = buildField('a', {
      text: { longest: 9, nature: 'email' },
      required: true,
      label: { ...local('a'), en: 'Other' },
    });
    const after = partsOf({
      modules: [buildModule('m', [a, buildField('c')], { groups: [rows] }), buildModule('n', [])],
    });
    expect(lines(after).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'changed field:a',
      'added field:c',
      'removed field:b',
    ]);
    const [changed] = differencesOf(before, after);
    expect(changed?.settings).toEqual(
      expect.arrayContaining([
        { path: 'text.longest', before: 5, after: 9 },
        { path: 'text.nature', before: undefined, after: 'email' },
        { path: 'required', before: undefined, after: true },
        { path: 'label', language: 'en', before: local('a').en, after: 'Other' },
      ]),
    );
    expect(changed?.settings).toHaveLength(4);
  });

  it('tells another order, and what came from another module', () => {
    const a = buildField('a', { text: { longest: 5 } });
    const order = partsOf({
      modules: [buildModule('m', [buildField('b'), a], { groups: [rows] }), buildModule('n', [])],
    });
    expect(lines(order)).toEqual(['moved fields-of-module:m']);
    const elsewhere = partsOf({
      modules: [buildModule('m', [a], { groups: [rows] }), buildModule('n', [buildField('b')])],
    });
    expect(lines(elsewhere)).toContain('moved fields-of-module:n');
  });
});
