import { describe, expect, it } from 'vitest';
import { readName } from './names.ts';

describe('a name', () => {
  it.each([
    ['  Anna O’Neil-Müller ', 'Anna O’Neil-Müller'],
    ['欧阳娜娜', '欧阳娜娜'],
    ['Dr. J. Www', 'Dr. J. Www'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['𠮷'.repeat(60), '𠮷'.repeat(60)],
  ])('%s is taken', (typed, name) => {
    expect(readName(typed)).toBe(name);
  });

  it.each([
    'Ann\nYour account is blocked',
    'Ann\r\nBcc: a@b.co',
    'Ann\u0007',
    'Ann\u2028x',
    'Ann \u202Egnp.exe',
    'win at http://evil.example',
    'HTTPS://evil.example',
    'www.evil.example',
    'ｗｗｗ．evil.example',
    'x'.repeat(61),
    '   ',
  ])('%j is refused', (typed) => {
    expect(() => readName(typed)).toThrow(expect.objectContaining({ name: 'Refused' }));
  });
});
