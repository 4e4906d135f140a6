import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureType } from './picture-type.ts';

const picture = sharp({ create: { width: 29, height: 41, channels: 3, background: '#888' } });
const jpeg = await picture.jpeg().toBuffer();
const png = await picture.png().toBuffer();
const webp = await picture.webp().toBuffer();

it.each([
  ['a JPEG', jpeg, 'image/jpeg'],
  ['a PNG', png, 'image/png'],
])('%s is told by its bytes', async (_what, content, type) => {
  expect(await pictureType(content)).toBe(type);
});

/** The same with some bytes replaced, counted from where a marker stands. */
function changed(content: Buffer, marker: number, at: number, ...bytes: number[]): Buffer {
  const copy = Buffer.from(content);
  copy.set(bytes, copy.indexOf(Buffer.from([0xff, marker])) + at);
  return copy;
}

describe('a picture', () => {
  it.each([
    ['of another type', webp],
    ['without a size', changed(jpeg, 0xc0, 5, 0, 0, 0, 0)],
    ['without a frame', changed(jpeg, 0xc0, 1, 0xe1)],
    ['without a scan', jpeg.subarray(0, jpeg.indexOf(Buffer.from([0xff, 0xda])))],
    ['that ends in its middle', jpeg.subarray(0, jpeg.length - 40)],
    ['of nothing but filling', Buffer.alloc(1_000, 0xff)],
    ['whose parts claim to be longer than the file', Buffer.concat([png.subarray(0, 8), Buffer.alloc(40, 0xff)])],
    ['that ends before its pixels', png.subarray(0, 40)],
    ['that is empty', Buffer.alloc(0)],
  ])('%s is none', async (_what, content) => {
    expect(await pictureType(content)).toBeUndefined();
  });
});
