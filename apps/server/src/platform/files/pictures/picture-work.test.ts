import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Refused } from '../../refused.ts';
import { pixelsIn, workOnPicture } from './picture-work.ts';

const megapixels = 1_000_000;
const forEver = new AbortController().signal;

/** Work that ends when the test says so. */
function open() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    work: (name: string, pixels: number, signal = forEver) =>
      workOnPicture({ turn: { tenant: name.slice(0, 1), party: name.slice(0, 2) }, signal }, pixels, async () => {
        started.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return name;
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      await setImmediate();
    },
  };
}

describe('work on pictures', () => {
  it('of other people and tenants goes on beside large ones, however many are sent', async () => {
    const { started, work, end } = open();
    const large = ['Aa1', 'Aa2', 'Ab1', 'Ab2'].map((name) => work(name, 64 * megapixels));
    const usual = work('Bc1', 12 * megapixels);
    await setImmediate();
    expect(started).toEqual(['Aa1', 'Bc1']);
    const other = work('Cd1', 64 * megapixels);
    await end('Aa1');
    expect(started.slice(2)).toEqual(['Aa2']);
    await end('Aa2');
    expect(started.slice(3)).toEqual(['Cd1']);
    for (const name of ['Cd1', 'Ab1', 'Ab2', 'Bc1']) await end(name);
    await Promise.all([...large, usual, other]);
  });

  it('that nobody waits for any more is never begun', async () => {
    const { started, work, end } = open();
    const abort = new AbortController();
    const first = work('Aa1', 64 * megapixels);
    const second = work('Aa2', 64 * megapixels, abort.signal).catch((error: unknown) => error);
    const third = work('Aa3', 64 * megapixels);
    abort.abort();
    await end('Aa1');
    expect(started).toEqual(['Aa1', 'Aa3']);
    expect(await second).toMatchObject({ key: 'busy' });
    await end('Aa3');
    await Promise.all([first, third]);
  });
});

describe('the header', () => {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false });

  it('tells what a picture will cost, even of a file that breaks off', async () => {
    const picture = await blank(400, 300).jpeg().toBuffer();
    expect(await pixelsIn(picture.subarray(0, 700))).toBe(120_000);
    expect(await pixelsIn(Buffer.from('no picture'))).toBe(Infinity);
  });

  it('of more than 64 megapixels is refused', async () => {
    const large = await blank(8_001, 8_000).png({ compressionLevel: 1 }).toBuffer();
    await expect(pixelsIn(large.subarray(0, 1_000))).rejects.toThrow(Refused);
  });
});
