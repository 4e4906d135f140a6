import { describe, expect, test } from 'vitest';
import { createCipher } from './cipher.ts';
import type { KeyStore } from './key-store.ts';
import { createSealedStorage } from './sealed-storage.ts';

function memoryKeys(): KeyStore {
  const stored = new Map<string, unknown>();
  return {
    take: async (name, isKey, make) => {
      const before = stored.get(name);
      if (isKey(before)) return before;
      const made = await make();
      stored.set(name, made);
      return made;
    },
    wipe: async () => stored.clear(),
  };
}

function memoryArea(full = false) {
  const items = new Map<string, string>();
  return {
    kept: items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      items.set(name, text);
    },
    removeItem: (name: string) => void items.delete(name),
  };
}

const kinds = [
  ['WebCrypto', crypto.subtle],
  ['plain code', undefined],
] as const;

describe.each(kinds)('by %s', (_, subtle) => {
  test('what was written is read by the next visit and is not legible at rest', async () => {
    const [keys, area] = [memoryKeys(), memoryArea()];
    await createSealedStorage({ area, cipher: () => createCipher(keys, subtle) }).write('state', '{"name":"李明"}');
    expect([...area.kept.values()].join()).not.toContain('李明');
    const later = createSealedStorage({ area, cipher: () => createCipher(keys, subtle) });
    expect(await later.read('state')).toBe('{"name":"李明"}');
  });

  test.each(['', 'not base64 ***', 'AAAA'])('corrupted content (%s) starts empty', async (content) => {
    const area = memoryArea();
    area.kept.set('state', content);
    const storage = createSealedStorage({ area, cipher: () => createCipher(memoryKeys(), subtle) });
    expect(await storage.read('state')).toBeNull();
  });

  test('content of another key starts empty', async () => {
    const area = memoryArea();
    await createSealedStorage({ area, cipher: () => createCipher(memoryKeys(), subtle) }).write('state', 'x');
    const stranger = createSealedStorage({ area, cipher: () => createCipher(memoryKeys(), subtle) });
    expect(await stranger.read('state')).toBeNull();
  });
});

const cipher = () => createCipher(memoryKeys(), crypto.subtle);

test('a full storage does not throw', async () => {
  const storage = createSealedStorage({ area: memoryArea(true), cipher });
  await storage.write('state', 'x');
  expect(await storage.read('state')).toBeNull();
});

test('a device that cannot store the key does not throw', async () => {
  const storage = createSealedStorage({ area: memoryArea(), cipher: () => Promise.reject(new Error('no database')) });
  await storage.write('state', 'x');
  expect(await storage.read('state')).toBeNull();
});

test('a wipe overrides a write under way, and the last write wins', async () => {
  const area = memoryArea();
  const storage = createSealedStorage({ area, cipher });
  void storage.write('state', 'early');
  void storage.write('state', 'late');
  expect(await storage.read('state')).toBe('late');
  void storage.write('state', 'x');
  await storage.wipe('state');
  expect(area.kept.size).toBe(0);
});
