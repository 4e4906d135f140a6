import { randomKey } from '../../../lib/random-key.ts';

const keys = new WeakMap<File, Map<string, string>>();

/** The same key for every try of a file for a field, so that an answer that was lost costs no second copy. */
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
