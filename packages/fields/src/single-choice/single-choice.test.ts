import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { describe, expect, it } from 'vitest';
import { buildOption } from '../shared/choices/testing/build-option.ts';
import { fieldBattery } from '../testing/battery.ts';
import { singleChoiceFixtures } from './fixtures.ts';
import { singleChoiceModel } from './model.ts';

fieldBattery(singleChoiceModel, singleChoiceFixtures);

const context = { language: 'en', today: '2026-11-15' } as const;
const [field] = singleChoiceFixtures.fields;
if (field === undefined) throw new Error('No field');
const { read, check, chosen, checkSettings } = singleChoiceModel;

describe('reading a single choice', () => {
  it.each([
    ['a value', { value: 'family' }, { value: 'family' }],
    ['a label in English', { value: 'Education fair' }, { value: 'fair' }],
    ['a label in simplified Chinese', { value: '教育展' }, { value: 'fair' }],
    ['a label with spaces around it', { value: ' Family ' }, { value: 'family' }],
    ['what is no longer offered', { value: 'newspaper' }, { value: 'newspaper' }],
    ['nothing but spaces', { value: '  ' }, { value: '' }],
    ['a list', { value: ['fair', 'family'] }, { value: 'fair' }],
    ['other-text of options not chosen', { value: 'family', other: { fair: 'x', other: 'y' } }, { value: 'family' }],
    ['other-text of an option that takes none', { value: 'family', other: { family: 'x' } }, { value: 'family' }],
    [
      'other-text of the chosen one',
      { value: 'fair', other: { fair: 'x', other: 'y' } },
      { value: 'fair', other: { fair: 'x' } },
    ],
    ['other-text that is no text', { value: 'other', other: { other: 1 } }, { value: 'other' }],
    ['other-text by place', { value: 'other', other: ['', '', 'y'] }, { value: 'other' }],
    [
      'other-text that cannot be kept',
      { value: 'fair', other: { fair: 'x\0\ud800' } },
      { value: 'fair', other: { fair: 'x\ufffd' } },
    ],
    ['documents without a choice', { value: '', attachments: [{ uid: '1', name: 'a.pdf', url: '/a' }] }, { value: '' }],
  ])('%s', (_, raw, answer) => {
    expect(read(raw, field)).toEqual(answer);
  });

  it('leaves documents out where the field takes none', () => {
    const raw = { value: 'family', attachments: [{ uid: '1', name: 'a.pdf', url: '/a' }] };
    expect(read(raw, { ...field, takesAttachments: false })).toEqual({ value: 'family' });
  });
});

describe('judging a single choice', () => {
  const pdf = { uid: '1', name: 'a.pdf', url: '/a' };
  it.each([
    ['an option that is gone', { value: 'newspaper' }, 'unknownOption'],
    ['an option that needs words, without', { value: 'other' }, 'otherRequired'],
    [
      'an option that needs words, with what nobody can see',
      { value: 'other', other: { other: '\u200b' } },
      'otherRequired',
    ],
    ['words with half a character', { value: 'other', other: { other: 'x\ud800' } }, 'unreadable'],
    ['an option that may have words, without', { value: 'fair' }, undefined],
    ['three documents where two are taken', { value: 'fair', attachments: [pdf, pdf, pdf] }, 'fileCount'],
    ['a document of the wrong kind', { value: 'fair', attachments: [{ ...pdf, name: 'a.doc' }] }, 'fileType'],
  ])('%s', (_, answer, key) => {
    expect(check(answer, field, context)?.key).toBe(key);
  });

  it('names the chosen option by its value', () => {
    expect(chosen?.({ value: 'other' })).toEqual(['other']);
    expect(chosen?.({ value: '' })).toEqual([]);
  });
});

describe('settings of a single choice', () => {
  const one = buildOption('1', { en: 'One' });
  const keysOf = (changes: Partial<FieldDefinition>) =>
    checkSettings?.({ ...field, ...changes }).map(({ key }) => key) ?? [];
  it.each([
    ['right', {}, []],
    ['no options', { options: [] }, ['noOptions']],
    ['a value twice', { options: [one, one] }, ['duplicateOption']],
    ['an empty value', { options: [buildOption('', { en: 'None' })] }, ['optionWithoutValue']],
    [
      'a label that means two in one language',
      { options: [one, buildOption('2', { sc: '甲', tc: '乙', en: 'One' })] },
      ['ambiguousLabel'],
    ],
    [
      'a label that is the value of another',
      { options: [one, buildOption('2', { sc: '甲', tc: '乙', en: '1' })] },
      ['ambiguousLabel'],
    ],
    ['needs text, takes none', { options: [{ ...one, needsText: true }] }, ['needsTextWithoutTakingIt']],
    ['documents of an unknown kind', { files: { types: ['exe'] } }, ['fileTypeUnknown']],
  ])('%s', (_, changes, keys) => {
    expect(keysOf(changes)).toEqual(keys);
  });
});
