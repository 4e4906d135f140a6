import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { rewritePicture } from './rewrite-picture.ts';
import { buildPng } from './testing/build-png.ts';

it('keeps one picture, the first that is short enough', async () => {
  // It grows at the best quality, so that more than one option is tried.
  const noise = sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } });
  const content = await noise.jpeg({ quality: 75 }).toBuffer();
  const sizes: number[] = [];
  const size = await rewritePicture({
    turn: { tenant: 'a', party: 'somebody' },
    signal: new AbortController().signal,
    async *open() {
      yield content;
    },
    format: 'jpeg',
    async store(picture) {
      let bytes = 0;
      for await (const chunk of picture) bytes += chunk.length;
      sizes.push(bytes);
    },
    enough: content.length,
  });
  expect(size).toEqual({ width: 300, height: 300 });
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThanOrEqual(content.length);
});

it('refuses a picture that grows a hundredfold by being written anew', async () => {
  const content = growingPng(2_010);
  const sizes: number[] = [];
  const rewriting = rewritePicture({
    turn: { tenant: 'a', party: 'somebody' },
    signal: new AbortController().signal,
    async *open() {
      yield content;
    },
    format: 'png',
    async store(picture) {
      let bytes = 0;
      for await (const chunk of picture) bytes += chunk.length;
      sizes.push(bytes);
    },
    enough: Math.max(content.length, 100_000),
  });
  await expect(rewriting).rejects.toThrow('fileContent');
  expect(sizes).toEqual([]);
});

/**
 * Noise in which each line is one shade lighter than the one above: tiny with a filter that we do not try, full size
 * without.
 */
function growingPng(side: number): Buffer {
  const line = side + 1;
  const lines = Buffer.alloc(line * side, 1);
  const up = 2;
  for (let at = 0; at < lines.length; at += line) lines[at] = up;
  randomBytes(line - 1).copy(lines, 1);
  return buildPng(side, 8, lines);
}

it('is stopped half-way once nobody waits for it any more', async () => {
  const blank = sharp({ create: { width: 1_000, height: 1_000, channels: 3, background: '#fff' } });
  const content = await blank.png().toBuffer();
  const abort = new AbortController();
  let opened = 0;
  const sizes: number[] = [];
  const rewriting = rewritePicture({
    turn: { tenant: 'a', party: 'somebody' },
    signal: abort.signal,
    async *open() {
      opened += 1;
      yield content;
      // The second read is followed by the actual work, which is then aborted.
      if (opened === 2) setImmediate(() => abort.abort());
    },
    format: 'png',
    async store(picture) {
      for await (const chunk of picture) sizes.push(chunk.length);
    },
    enough: 100_000,
  });
  await expect(rewriting).rejects.toThrow('busy');
  expect(sizes).toEqual([]);
});
