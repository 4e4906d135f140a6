import { describe, expect, it } from 'vitest';
import { readRange } from './byte-range.ts';

describe('readRange, of ten bytes', () => {
  it.each([
    [undefined, 'whole'],
    ['bytes=0-4', { from: 0, to: 4 }],
    ['bytes=9-9', { from: 9, to: 9 }],
    ['bytes=5-', { from: 5, to: 9 }],
    ['bytes=5-100', { from: 5, to: 9 }],
    ['bytes=-3', { from: 7, to: 9 }],
    ['bytes=-100', { from: 0, to: 9 }],
    ['bytes=10-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=5-4', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,3-4', 'whole'],
    ['lines=0-1', 'whole'],
    ['bytes=a-b', 'whole'],
  ])('%s gives %j', (header, expected) => {
    expect(readRange(header, 10)).toEqual(expected);
  });

  it('finds no range in an empty file', () => {
    expect(readRange('bytes=0-', 0)).toBe('outside');
  });
});
