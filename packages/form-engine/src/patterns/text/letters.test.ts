import { describe, expect, it } from 'vitest';
import { isLetters } from './letters.ts';

describe('isLetters', () => {
  it.each([
    ['a letter', 'a'],
    ['capitals', 'ZHANG SAN'],
    ['both', 'Zhang San'],
    ['spaces around and between', ' Zhang  San '],
  ])('takes %s', (_what, text) => {
    expect(isLetters(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['spaces alone', '   '],
    ['digits', 'Zhang3'],
    ['a hyphen', 'Anne-Marie'],
    ['an apostrophe', "O'Neil"],
    ['an accent', 'José'],
    ['Chinese', '张三'],
    ['wide letters', 'Ｚｈａｎｇ'],
    ['a wide space', 'Zhang\u3000San'],
    ['a tab', 'Zhang\tSan'],
    ['a line break after', 'Zhang\n'],
  ])('refuses %s', (_what, text) => {
    expect(isLetters(text)).toBe(false);
  });
});
