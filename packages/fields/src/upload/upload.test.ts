import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import { describe, expect, it } from 'vitest';
import { qualityFor } from '../shared/files/sending/shrink-picture.ts';
import { fieldBattery } from '../testing/battery.ts';
import { transcript, uploadFixtures } from './fixtures.ts';
import { uploadModel } from './model.ts';

fieldBattery(uploadModel, uploadFixtures);

const stored = (name: string, size?: number) => ({
  uid: name,
  name,
  url: `/files/${name}`,
  ...(size === undefined ? {} : { size }),
});
const check = (files: readonly ReturnType<typeof stored>[], field = transcript, language: Language = 'en') =>
  uploadModel.check({ value: files }, field, { language, today: '2026-11-15' });
const withFiles = (files: FieldDefinition['files']): FieldDefinition =>
  files === undefined ? { ...transcript, files: {} } : { ...transcript, files };

describe('the rules of files', () => {
  it.each([
    ['en', 'JPG or PNG or PDF'],
    ['sc', 'JPG或PNG或PDF'],
    ['tc', 'JPG或PNG或PDF'],
  ] as const)('names the types joined with "or" in %s', (language, types) => {
    expect(check([stored('a.exe')], transcript, language)).toEqual({ key: 'fileType', params: { types } });
  });
  it("gives the institution's own words for a wrong type", () => {
    const errorText = { sc: '只收照片', tc: '只收相片', en: 'Photos only' };
    expect(check([stored('a.exe')], { ...transcript, errorText })?.text).toEqual(errorText);
  });
  it('names the megabytes', () => {
    expect(check([stored('a.pdf', 3_000_000)])).toEqual({ key: 'fileSize', params: { megabytes: 2 } });
  });
  it('takes one file where the field says nothing of the number', () => {
    expect(check([stored('a.pdf'), stored('b.pdf')], withFiles({}))).toEqual({ key: 'fileCount', params: { most: 1 } });
  });
  it.each(['jpg', 'png', 'jpeg', 'doc', 'docx', 'xls', 'xlsx', 'pdf', 'ppt', 'pptx', 'txt', 'zip', 'rar', '7z', 'mp4'])(
    'takes %s where the field names no types',
    (type) => expect(check([stored(`a.${type}`)], withFiles({}))).toBeNull(),
  );
  it.each(['exe', 'svg', 'html', 'js'])('refuses %s where the field names no types', (type) => {
    expect(check([stored(`a.${type}`)], withFiles({ types: [] }))?.key).toBe('fileType');
  });
});

describe('making a picture smaller', () => {
  it.each([
    [1, 10, 0.5],
    [7, 10, 0.7],
    [10, 10, 0.92],
  ])('to %d of %d takes quality %d', (target, size, quality) => {
    expect(qualityFor(target, size)).toBe(quality);
  });
});

describe('reading files', () => {
  const read = (value: unknown) => uploadModel.read({ value }, transcript).value;
  it.each(['javascript:alert(1)', 'data:text/html,x', 'java\nscript:alert(1)', ' javascript:alert(1)', ''])(
    'leaves out what would be a harmful link: %j',
    (url) => expect(read([{ uid: '1', name: 'a.pdf', url }])).toEqual([]),
  );
  it('names a file by its address where it has no name', () => {
    expect(read([{ url: '/files/2026/scan.pdf?key=1' }])).toEqual([
      { uid: '/files/2026/scan.pdf?key=1', name: 'scan.pdf', url: '/files/2026/scan.pdf?key=1' },
    ]);
  });
  it('keeps one of two with the same uid', () => {
    expect(read([stored('a.pdf'), stored('a.pdf')])).toEqual([stored('a.pdf')]);
  });
});

describe('mistakes in the settings', () => {
  it.each([
    [{ types: ['pdf', 'exe'] }, [{ key: 'fileTypeUnknown', params: { type: 'exe' } }]],
    [{ most: 0 }, [{ key: 'fileCountTooSmall', params: { most: 0 } }]],
    [{ megabytes: 0 }, [{ key: 'fileSizeTooSmall', params: { megabytes: 0 } }]],
    [{ seconds: -1 }, [{ key: 'secondsNegative', params: { seconds: -1 } }]],
    [{ types: ['pdf'], most: 1, megabytes: 0.5, seconds: 0 }, []],
  ])('%j', (files, problems) => {
    expect(uploadModel.checkSettings?.(withFiles(files))).toEqual(problems);
  });
});
