import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolderStorage } from './folder-storage.ts';
import { refuseOnFailure } from './refuse-on-failure.ts';
import { openS3Storage } from './s3-storage.ts';
import { readStorageSettings } from './storage-settings.ts';
import type { Storage } from './storage.ts';
import { startS3 } from './testing/start-s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-storage-'));
const drivers: Record<string, Storage> = {};
let s3: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  s3 = await startS3();
  drivers['folder'] = openFolderStorage(folder);
  const settings = readStorageSettings({ STORAGE_URL: s3.url });
  if (settings !== null) drivers['s3'] = await openS3Storage(settings);
});
afterAll(async () => {
  for (const storage of Object.values(drivers)) storage.close();
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function* chunked(content: Buffer, size = 65_536) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

async function read(stream: Readable | undefined): Promise<Buffer | undefined> {
  return stream && buffer(stream);
}

async function keysIn(storage: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.toSorted();
}

describe.each(['folder', 's3'])('the %s driver', (name) => {
  const storage = () => {
    const driver = drivers[name];
    if (driver === undefined) throw new Error(`no ${name}`);
    return driver;
  };

  it.each([0, 1, 65_536, 12 * 1_048_576 + 3])('gives back %i bytes as they came', async (size) => {
    const content = randomBytes(size);
    await storage().put('files/whole', chunked(content));
    expect(await storage().size('files/whole')).toBe(size);
    expect((await read(await storage().get('files/whole')))?.equals(content)).toBe(true);
  });

  it('gives a part', async () => {
    await storage().put('files/part', chunked(Buffer.from('0123456789')));
    expect(String(await read(await storage().get('files/part', { from: 2, to: 4 })))).toBe('234');
  });

  it('replaces what was there', async () => {
    await storage().put('files/again', chunked(Buffer.from('first, and longer')));
    await storage().put('files/again', chunked(Buffer.from('second')));
    expect(String(await read(await storage().get('files/again')))).toBe('second');
  });

  it('keeps nothing of a stream that breaks off', async () => {
    async function* broken() {
      yield randomBytes(6 * 1_048_576);
      throw new Error('cut');
    }
    await expect(refuseOnFailure(storage()).put('files/broken', broken())).rejects.toThrow('cut');
    expect(await storage().size('files/broken')).toBeUndefined();
    if (name === 'folder') expect(readdirSync(join(folder, 'drafts'))).toEqual([]);
  });

  it('says that something is missing', async () => {
    expect(await storage().get('files/nowhere')).toBeUndefined();
    expect(await storage().size('files/nowhere')).toBeUndefined();
    expect(await keysIn(storage(), 'nowhere')).toEqual([]);
  });

  it('lists a place and deletes, also what is not there', async () => {
    for (const key of ['incoming/a/0', 'incoming/a/1', 'incoming/b/0']) await storage().put(key, chunked(Buffer.of(1)));
    expect(await keysIn(storage(), 'incoming')).toEqual(['incoming/a/0', 'incoming/a/1', 'incoming/b/0']);
    await storage().delete(['incoming/a/0', 'incoming/a/1', 'incoming/never/0']);
    expect(await keysIn(storage(), 'incoming')).toEqual(['incoming/b/0']);
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'files/../x', 'alone', 'files/a b', ''])('takes no %j', async (key) => {
    await expect(storage().put(key, chunked(Buffer.of(1)))).rejects.toThrow('Not a key');
    await expect(storage().get(key)).rejects.toThrow('Not a key');
  });
});

describe('a storage that fails', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const failing = (): Storage => {
    const fail = async () => Promise.reject(full);
    return { put: fail, get: fail, delete: fail, size: fail, list: async function* () {}, close: () => undefined };
  };

  it('is a refusal to try again later', async () => {
    const storage = refuseOnFailure(failing());
    const later = { name: 'Refused', key: 'storageFull' };
    await expect(storage.put('files/a', chunked(Buffer.of(1)))).rejects.toMatchObject(later);
    await expect(storage.get('files/a')).rejects.toMatchObject(later);
    await expect(storage.size('files/a')).rejects.toMatchObject(later);
    await expect(storage.delete(['files/a'])).rejects.toMatchObject(later);
  });

  it('closes a file that it was to copy, whether or not it had begun to read it', async () => {
    const source = drivers['folder'];
    await source?.put('files/source', chunked(Buffer.alloc(200_000)));
    for (const isRead of [false, true]) {
      const storage = refuseOnFailure({
        ...failing(),
        put: async (_key, content) => {
          if (isRead) await content[Symbol.asyncIterator]().next();
          throw full;
        },
      });
      const stream = await source?.get('files/source');
      if (stream === undefined) throw new Error('no source');
      await expect(storage.put('files/copy', stream)).rejects.toMatchObject({ key: 'storageFull' });
      await expect.poll(() => stream.closed).toBe(true);
    }
  });
});

describe('STORAGE_URL', () => {
  it('is the folder where it is missing', () => {
    expect(readStorageSettings({})).toBeNull();
  });

  it('names everything', () => {
    const url = 's3://key%2F1:se%3Acret@storage.example.edu:9000/files?region=cn-north-1';
    expect(readStorageSettings({ STORAGE_URL: url })).toEqual({
      endpoint: 'https://storage.example.edu:9000',
      region: 'cn-north-1',
      bucket: 'files',
      keyId: 'key/1',
      keySecret: 'se:cret',
    });
  });

  it.each([
    'nonsense',
    'http://key:hidden@host/bucket',
    's3://host/bucket',
    's3://key:hidden@host/',
    's3://key:hidden@host/bucket?tls=maybe',
    's3://key:hidden%zz@host/bucket',
  ])('%s stops the start without telling the secret', (url) => {
    expect(() => readStorageSettings({ STORAGE_URL: url })).toThrow(/STORAGE_URL must look like/);
    expect(() => readStorageSettings({ STORAGE_URL: url })).not.toThrow(/hidden/);
  });
});
