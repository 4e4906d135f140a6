import { expect, test } from 'vitest';
import { tenantKeyNames, tenantKeys } from './tenant-keys.ts';

function memory(): Storage {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    clear: () => stored.clear(),
    key: (at) => [...stored.keys()][at] ?? null,
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => void stored.set(name, value),
    removeItem: (name) => void stored.delete(name),
  };
}

test('two projects in one browser keep their keys apart', () => {
  const area = memory();
  tenantKeys('north', area).set('enroll', 'n');
  tenantKeys('south', area).set('enroll', 's');
  expect(tenantKeys('north', area).get('enroll')).toBe('n');
});

test('clearing the person leaves the project', () => {
  const area = memory();
  const keys = tenantKeys('north', area);
  for (const name of tenantKeyNames) keys.set(name, 'x');
  keys.clearPerson();
  expect(tenantKeyNames.filter((name) => keys.get(name) !== null)).toEqual(['lang', 'highlight_list']);
});
