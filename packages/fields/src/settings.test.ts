import { fieldTypes } from '@portico/form-engine/definition/field-type';
import { findSimplifiedProblems, findTraditionalProblems } from '@portico/i18n/traditional-check';
import { describe, expect, it } from 'vitest';
import { commonSettings } from './common-settings.ts';
import { settingsOf } from './settings.ts';

describe.each(fieldTypes)('what a designer can set on a %s field', (type) => {
  const settings = settingsOf(type);

  it('has something of its own, and no place twice', () => {
    const paths = settings.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(commonSettings.length);
    expect(paths).toHaveLength(new Set(paths).size);
  });

  it('is said in three languages', () => {
    const sentences = settings.flatMap(({ path, label, choices = {} }) =>
      [label, ...Object.values(choices)].map((text) => ({ path, ...text })),
    );
    expect(sentences.filter(({ sc, tc, en }) => sc === '' || tc === '' || en === '')).toEqual([]);
    expect([...findTraditionalProblems(sentences), ...findSimplifiedProblems(sentences)]).toEqual([]);
  });
});
