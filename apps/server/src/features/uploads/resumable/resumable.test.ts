import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalIn, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import * as samples from '../testing/sample-files.ts';
import { openUploads } from '../testing/upload-fixture.ts';

let uploads: Awaited<ReturnType<typeof openUploads>>;

beforeAll(async () => {
  uploads = await openUploads();
});
afterAll(() => uploads.close());

function paper(bytes: number): Buffer {
  return Buffer.concat([samples.pdf, randomBytes(bytes)]);
}

async function begin(token: string, length: number, metadata: Record<string, string> = {}) {
  const client = uploads.tus(token);
  const created = await client.create(length, { filename: 'paper.pdf', id: 'any', ...metadata });
  return { ...client, created, location: created.headers.get('location') ?? '' };
}

/** The bytes of the project's files: the stored total, which must equal the sum. */
async function room(): Promise<number> {
  const { ownerDb, project } = uploads;
  const rooms = await ownerDb.selectFrom('file_room').select('bytes').where('project_id', '=', project.id).execute();
  const files = await ownerDb.selectFrom('stored_files').selectAll().where('project_id', '=', project.id).execute();
  const bytes = files.reduce((sum, { state, size, received }) => sum + Number(state === 'ready' ? size : received), 0);
  expect(rooms.reduce((sum, part) => sum + Number(part.bytes), 0)).toBe(bytes);
  return bytes;
}

describe('an upload in pieces', () => {
  it('becomes one file, and finishing twice gives the same', async () => {
    const { token } = await uploads.applicant();
    const content = paper(100_000);
    const { created, location, patch, offset, finish } = await begin(token, content.length, { filename: '成绩单.pdf' });
    expect(created.status).toBe(201);
    expect(location).toMatch(/^\/v1\/public\/upload\/resumable\/[0-9a-f-]{36}$/);
    expect(created.headers.get('tus-resumable')).toBe('1.0.0');
    expect(await offset(location)).toBe(0);
    const first = await patch(location, 0, content.subarray(0, 60_000));
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '60000']);
    expect(await refused(finish(location))).toBe('uploadUnfinished');
    expect((await patch(location, 60_000, content.subarray(60_000))).status).toBe(204);
    const answers = await Promise.all([finish(location), finish(location)]);
    expect(answers[0]).toMatchObject({ name: '成绩单.pdf', size: content.length });
    expect(answers[1]).toEqual(answers[0]);
    expect(await finish(location)).toEqual(answers[0]);
    const served = await uploads.read(answers[0].url, { token });
    expect(Buffer.from(await served.arrayBuffer()).equals(content)).toBe(true);
    expect(await uploads.objects('incoming')).toEqual([]);
    expect(await offset(location)).toBe(404);
  });

  it('is checked like any other, and gone when it is refused', async () => {
    const { token } = await uploads.applicant();
    const content = randomBytes(1_000);
    const { location, patch, finish } = await begin(token, content.length);
    await patch(location, 0, content);
    expect(await refused(finish(location))).toBe('fileContent');
    expect(await refused(finish(location))).toBe('notFound');
    expect(await uploads.objects('incoming')).toEqual([]);
  });

  it('is refused before the first byte, with a sentence and a true status', async () => {
    const { token } = await uploads.applicant();
    const refusals = [
      await begin(token, 2_000_000, { id: 'photo', filename: 'a.png' }),
      await begin(token, 100, { id: 'photo' }),
      await begin(token, 100, { filename: 'a.heic' }),
      await begin(token, 0),
      await begin(token, 600 * 1_048_576),
      await begin(token, 100, { id: 'nothing' }),
    ];
    expect(refusals.map(({ created }) => created.status)).toEqual([422, 422, 422, 422, 422, 422]);
    const errors = await Promise.all(refusals.map(({ created }) => refusalIn(created)));
    const expected = ['fileTooBig', 'fileType', 'fileHeic', 'fileEmpty', 'fileTooBig', 'unknownField'];
    expect(errors.map(({ error }) => error)).toEqual(expected);
    expect(errors[0]?.message).toBe('Please upload a document less than 1MB');
  });

  it('takes no quota by being announced, neither of the person nor of the project', async () => {
    const { token } = await uploads.applicant();
    const before = await room();
    for (let times = 0; times < 3; times += 1) expect((await begin(token, 400 * 1_048_576)).created.status).toBe(201);
    expect(await room()).toBe(before);
  });

  it('takes room by the bytes that arrived, and more is refused', async () => {
    const { token, id } = await uploads.applicant();
    const before = await room();
    const first = await begin(token, 100);
    const second = await begin(token, 100);
    await first.patch(first.location, 0, Buffer.alloc(60));
    expect(await room()).toBe(before + 60);
    // A file that leaves 100 bytes of the person's quota.
    const file = {
      id: randomUUID(),
      module_id: 'm',
      field_id: 'f',
      field_key: 'f',
      name: 'a.pdf',
      created_at: frozenNow,
    };
    const owner = { project_id: uploads.project.id, applicant_id: id };
    const large = { ...file, ...owner, size: 500 * 1_048_576 - 160, state: 'ready' } as const;
    await uploads.ownerDb.insertInto('stored_files').values(large).execute();
    expect((await second.patch(second.location, 0, Buffer.alloc(100))).status).toBe(204);
    const over = await first.patch(first.location, 60, Buffer.alloc(40));
    expect(await refusalIn(over)).toMatchObject({ error: 'quotaPerson' });
    expect(await first.offset(first.location)).toBe(60);
    await uploads.ownerDb.deleteFrom('stored_files').where('id', '=', file.id).execute();
    expect((await first.patch(first.location, 60, Buffer.alloc(40))).status).toBe(204);
    expect(await room()).toBe(before + 200);
    for (const { remove, location } of [first, second]) expect((await remove(location)).status).toBe(204);
    expect(await room()).toBe(before);
  });

  it('is nobody else’s, and needs the protocol and a session', async () => {
    const { token } = await uploads.applicant();
    const { location } = await begin(token, 100);
    const other = uploads.tus((await uploads.applicant()).token);
    expect(await other.offset(location)).toBe(404);
    expect((await other.patch(location, 0, Buffer.alloc(10))).status).toBe(404);
    expect((await other.remove(location)).status).toBe(404);
    expect(await refused(other.finish(location))).toBe('notFound');
    expect(await uploads.tus('made up').offset(location)).toBe(401);
    const plain = await fetch(`${uploads.origin}${location}`, { method: 'HEAD', headers: { token } });
    expect(plain.status).toBe(412);
  });

  it('can be given up', async () => {
    const { token } = await uploads.applicant();
    const { location, patch, remove, offset } = await begin(token, 100);
    await patch(location, 0, Buffer.alloc(40));
    expect((await remove(location)).status).toBe(204);
    expect(await offset(location)).toBe(404);
    expect(await uploads.objects('incoming')).toEqual([]);
  });

  it('runs out an hour after its last byte', async () => {
    const { token } = await uploads.applicant();
    const { location, offset, patch } = await begin(token, 100);
    const after = (hours: number) => uploads.clock.set(new Date(frozenNow.getTime() + hours * 3_600_000));
    after(0.9);
    await patch(location, 0, Buffer.alloc(10));
    after(1.8);
    expect(await offset(location)).toBe(10);
    after(2);
    expect(await offset(location)).toBe(404);
    uploads.clock.set(frozenNow);
  });
});

describe('at the wrong place', () => {
  it('nothing is written', async () => {
    const { token } = await uploads.applicant();
    const { location, patch, offset } = await begin(token, 100);
    expect((await patch(location, 10, Buffer.alloc(10))).status).toBe(409);
    expect((await patch(location, 0, Buffer.alloc(101))).status).toBe(413);
    expect(await offset(location)).toBe(0);
  });

  it('two at once do not mix: one goes on, the others are told', async () => {
    const { token } = await uploads.applicant();
    const content = paper(3_000_000);
    const { location, patch, offset, finish } = await begin(token, content.length);
    const answers = await Promise.all([1, 2, 3].map(() => patch(location, 0, content)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409]);
    expect(await offset(location)).toBe(content.length);
    const { url } = await finish(location);
    const served = await uploads.read(url, { token });
    expect(Buffer.from(await served.arrayBuffer()).equals(content)).toBe(true);
  });
});

/** Sends the head of a PATCH and part of its body, then breaks the connection. */
async function cutAfter(token: string, location: string, offset: number, rest: Buffer, bytes: number): Promise<void> {
  const { hostname, port } = new URL(uploads.origin);
  const head = [
    `PATCH ${location} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `token: ${token}`,
    'tus-resumable: 1.0.0',
    'content-type: application/offset+octet-stream',
    `upload-offset: ${offset}`,
    `content-length: ${rest.length}`,
    '\r\n',
  ].join('\r\n');
  const arriving = once(uploads.app.server, 'connection');
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await new Promise((sent) => socket.write(Buffer.concat([Buffer.from(head), rest.subarray(0, bytes)]), sent));
  const [there]: Socket[] = await arriving;
  // A reset drops unread bytes, but something has arrived.
  await expect.poll(() => there?.bytesRead ?? 0).toBeGreaterThanOrEqual(head.length + Math.min(bytes, 1));
  socket.resetAndDestroy();
}

/** Waits until the server has noticed that nothing more arrives. */
async function settled(read: () => Promise<number>, from: number): Promise<number> {
  for (let tries = 0; tries < 25; tries += 1) {
    const now = await read();
    if (now !== from) return now;
    await new Promise((later) => setTimeout(later, 10));
  }
  return from;
}

describe('a connection that breaks', () => {
  it('at any byte loses nothing: resumed, the file is the same', async () => {
    const { token } = await uploads.applicant();
    const cuts = fc.array(fc.integer({ min: 0, max: 120_000 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(cuts, fc.integer({ min: 0, max: 300_000 }), async (lengths, size) => {
        const content = paper(size);
        const { location, patch, offset, finish } = await begin(token, content.length);
        for (const length of lengths) {
          const at = await offset(location);
          if (at >= content.length) break;
          const rest = content.subarray(at);
          await cutAfter(token, location, at, rest, Math.min(length, rest.length));
          await settled(() => offset(location), at);
        }
        const sendRest = async () => {
          const at = await offset(location);
          if (at < content.length) await patch(location, at, content.subarray(at));
          return offset(location);
        };
        await expect.poll(sendRest).toBe(content.length);
        const { url } = await finish(location);
        const served = await uploads.read(url, { token });
        expect(Buffer.from(await served.arrayBuffer()).equals(content)).toBe(true);
        await uploads.ownerDb.deleteFrom('stored_files').execute();
      }),
      { numRuns: 25 },
    );
  });

  it('keeps what arrived', async () => {
    const { token } = await uploads.applicant();
    const content = paper(500_000);
    const { location, offset } = await begin(token, content.length);
    await cutAfter(token, location, 0, content, 300_000);
    const reached = await settled(() => offset(location), 0);
    expect(reached).toBeGreaterThan(0);
    expect(reached).toBeLessThanOrEqual(300_000);
  });
});

it('a picture that grows by being written anew takes room for what it has become', async () => {
  const { token } = await uploads.applicant();
  // Low-quality noise: 0.9 MB as uploaded, 1.2 MB re-encoded.
  const noise = sharp(randomBytes(1_900 * 1_900), { raw: { width: 1_900, height: 1_900, channels: 1 } });
  const content = await noise.jpeg({ quality: 20 }).toBuffer();
  await uploads.ownerDb.updateTable('projects').set({ files_per_person_mb: 1 }).execute();
  const { location, patch, finish } = await begin(token, content.length, { filename: 'noise.jpg' });
  expect((await patch(location, 0, content)).status).toBe(204);
  expect(await refused(finish(location))).toBe('quotaPerson');
  expect(await uploads.fileRow(location.slice(-36))).toBeUndefined();
  await room();
});
