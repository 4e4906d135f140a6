import { randomKey } from '../../../lib/random-key.ts';

const keys = new WeakMap<File, Map<string, string>>();

/** The same key for every attempt to upload a file for a field, so that a lost answer does not create a second copy. */
export function keyOf(file: File, field: string): string {
  const ofFile = keys.get(file) ?? new Map<string, string>();
  keys.set(file, ofFile);
  const key = ofFile.get(field) ?? randomKey();
  ofFile.set(field, key);
  return key;
}

export function renewKey(file: File): void {
  keys.delete(file);
}
