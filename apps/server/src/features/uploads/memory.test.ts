import { once } from 'node:events';
import { request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { film } from './testing/sample-files.ts';
import { openUploads } from './testing/upload-fixture.ts';

let uploads: Awaited<ReturnType<typeof openUploads>>;

beforeAll(async () => {
  uploads = await openUploads();
});
afterAll(() => uploads.close());

const megabyte = 1_048_576;
const size = 200 * megabyte;

async function* bytes(before: string, after: string) {
  const begin = film('isom');
  yield Buffer.from(before);
  yield begin;
  const chunk = Buffer.alloc(65_536, 7);
  for (let left = size - begin.length; left > 0; left -= chunk.length)
    yield chunk.subarray(0, Math.min(left, chunk.length));
  yield Buffer.from(after);
}

/** Sends a body as a stream; returns the status and the response. */
async function streamed(
  path: string,
  method: string,
  headers: Record<string, string>,
  body: AsyncIterable<Uint8Array>,
) {
  const asking = request(`${uploads.origin}${path}`, { method, headers });
  const answered = once(asking, 'response');
  await pipeline(body, asking);
  const [answer] = await answered;
  return { status: answer.statusCode, body: await textOf(answer) };
}

/** The peak memory use above the starting value. */
async function peakOf(run: () => Promise<void>): Promise<number> {
  const usedBytes = () => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = usedBytes();
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, usedBytes() - before);
  }, 5);
  await run();
  clearInterval(watch);
  return peak / megabyte;
}

describe('a film of 200 MB', () => {
  it('is never whole in memory, as one body', async () => {
    const { token } = await uploads.applicant();
    const part = (name: string, value: string) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const before = `${part('id', 'film')}${part('menu_id', 'papers')}--b\r\ncontent-disposition: form-data; name="file"; filename="me.mp4"\r\n\r\n`;
    const peak = await peakOf(async () => {
      const headers = { token, 'content-type': 'multipart/form-data; boundary=b' };
      const answer = await streamed('/v1/public/upload', 'POST', headers, bytes(before, '\r\n--b--\r\n'));
      expect(JSON.parse(answer.body)).toMatchObject({ status: 200, data: { size, type: 'video/mp4' } });
    });
    expect(peak).toBeLessThan(100);
  });

  it('is never whole in memory, in pieces, checked, and read again', async () => {
    const { token } = await uploads.applicant();
    const { create, finish } = uploads.tus(token);
    const peak = await peakOf(async () => {
      const location = (await create(size, { id: 'film', filename: 'me.mp4' })).headers.get('location') ?? '';
      const type = 'application/offset+octet-stream';
      const headers = { token, 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': type };
      expect((await streamed(location, 'PATCH', headers, bytes('', ''))).status).toBe(204);
      const { url } = await finish(location);
      const served = await uploads.read(url, { token });
      let read = 0;
      for await (const chunk of served.body ?? []) read += chunk.length;
      expect(read).toBe(size);
    });
    expect(peak).toBeLessThan(100);
  });
});
