import { describe, expect, it } from 'vitest';
import { isHexColour } from './hex-colour.ts';

describe('isHexColour', () => {
  it.each([
    ['three digits', '#fff'],
    ['six digits', '#4dbca6'],
    ['capitals', '#4DBCA6'],
    ['both', '#aBc'],
  ])('takes %s', (_what, text) => {
    expect(isHexColour(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no digits', '#'],
    ['no sign', '4dbca6'],
    ['two digits', '#ff'],
    ['four digits', '#ffff'],
    ['five digits', '#fffff'],
    ['seven digits', '#4dbca60'],
    ['eight digits', '#4dbca6ff'],
    ['another letter', '#ggg'],
    ['two signs', '##fff'],
    ['a name', 'red'],
    ['a blank before', ' #fff'],
    ['a line break after', '#fff\n'],
    ['a wide sign', '＃fff'],
  ])('refuses %s', (_what, text) => {
    expect(isHexColour(text)).toBe(false);
  });
});
