import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
});
const { fingerprint, resumableStore } = await import('./resumable-store.ts');

beforeEach(() => stored.clear());

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name, { lastModified: 1 });
const upload = (uploadUrl: string) => ({
  uploadUrl,
  urlStorageKey: '',
  size: 10,
  creationTime: 'today',
  metadata: { filename: 'secret name.pdf' },
  parallelUploadUrls: null,
});

test('a file is known again for its field, and for no other', () => {
  const print = fingerprint(file('a.pdf'), 'basic', '801');
  expect(fingerprint(file('a.pdf'), 'basic', '801')).toBe(print);
  const others = [
    fingerprint(file('b.pdf'), 'basic', '801'),
    fingerprint(file('a.pdf', 11), 'basic', '801'),
    fingerprint(file('a.pdf'), 'basic', '802'),
    fingerprint(file('a.pdf'), 'work', '801'),
  ];
  expect(new Set([print, ...others]).size).toBe(5);
});

test('what was kept is found by the same person in the same project alone', async () => {
  const print = fingerprint(file('a.pdf'), 'basic', '801');
  const key = await resumableStore('north', 'one').addUpload(print, upload('/v1/x/1'));
  expect(await resumableStore('north', 'one').findUploadsByFingerprint(print)).toMatchObject([
    { uploadUrl: '/v1/x/1' },
  ]);
  expect(await resumableStore('north', 'two').findUploadsByFingerprint(print)).toEqual([]);
  expect(await resumableStore('south', 'one').findUploadsByFingerprint(print)).toEqual([]);
  expect([...stored.values()].join('')).not.toContain('secret');
  await resumableStore('north', 'one').removeUpload(key);
  expect(stored.size).toBe(0);
});

test('drops the oldest entries, and ignores unreadable ones', async () => {
  const store = resumableStore('north', 'one');
  for (let number = 0; number < 25; number += 1) await store.addUpload('print', upload(`/v1/x/${number}`));
  expect(await store.findAllUploads()).toHaveLength(20);
  stored.set('portico.uploads.north.one', '{broken');
  expect(await store.findAllUploads()).toEqual([]);
});
