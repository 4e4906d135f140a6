import { describe, expect, it } from 'vitest';
import { pictureType } from './picture-type.ts';

const segment = (marker: number, ...bytes: number[]) => [0xff, marker, 0, bytes.length + 2, ...bytes];
const frame = (width: number, height: number) => segment(0xc0, 8, 0, height, 0, width, 1, 1, 0x11, 0);
const scan = [...segment(0xda, 1, 1, 0, 0, 63, 0), 1, 2, 3];
const end = [0xff, 0xd9];
const jpeg = (...parts: number[][]) => Buffer.from([0xff, 0xd8, ...parts.flat()]);

describe('a JPEG', () => {
  it('has a frame with a size, a scan and an end', () => {
    expect(pictureType(jpeg(segment(0xe0, 74, 70), frame(29, 41), scan, end))).toBe('image/jpeg');
  });

  it.each([
    ['no size', jpeg(frame(0, 41), scan, end)],
    ['no frame', jpeg(segment(0xe0, 74, 70), scan, end)],
    ['no scan', jpeg(frame(29, 41), end)],
    ['no end', jpeg(frame(29, 41), scan)],
    ['a segment of no length', Buffer.concat([jpeg([0xff, 0xe0, 0, 0]), Buffer.alloc(100)])],
    ['nothing but filling', jpeg(Array.from({ length: 1_000 }, () => 0xff))],
  ])('with %s is none', (_what, content) => {
    expect(pictureType(content)).toBeUndefined();
  });
});

describe('a PNG', () => {
  it('whose parts claim to be longer than the file is none', () => {
    const header = Buffer.from('89504e470d0a1a0affffffff4948445200000001000000010802000000', 'hex');
    expect(pictureType(Buffer.concat([header, Buffer.alloc(20)]))).toBeUndefined();
  });
});
