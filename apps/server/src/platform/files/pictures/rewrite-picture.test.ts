import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { rewritePicture } from './rewrite-picture.ts';

it('keeps one picture whole and no other: a second writer under the same name would replace it by a longer one', async () => {
  // Written at the best quality it grows, so that more than one way is tried.
  const noise = sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } });
  const content = await noise.jpeg({ quality: 75 }).toBuffer();
  const begun: number[] = [];
  const kept: number[] = [];
  const size = await rewritePicture({
    turn: { tenant: 'a', party: 'somebody' },
    signal: new AbortController().signal,
    async *open() {
      yield content;
    },
    format: 'jpeg',
    async keep(picture) {
      begun.push(1);
      let bytes = 0;
      for await (const chunk of picture) bytes += chunk.length;
      kept.push(bytes);
    },
    enough: content.length,
  });
  expect(size).toEqual({ width: 300, height: 300 });
  expect(begun.length).toBeGreaterThan(1);
  expect(kept).toHaveLength(1);
  expect(kept[0]).toBeLessThanOrEqual(content.length);
});
