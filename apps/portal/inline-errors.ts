// Imported by path, because packages cannot be resolved while the configuration is read.
import { errors } from '../../packages/contract/src/wire/errors.ts';
import type { Plugin } from 'vite';

const ownSource = /\/(?:apps\/portal|packages\/(?:browser|contract))\/src\/.*\.tsx?$/;
const number = /\berrors\.(\w+)\.(status|http)\b/g;

/** Replaces error names by their numbers in the browser code, so that the table of names is not part of the bundle. */
export function inlineErrors(): Plugin {
  return {
    name: 'inline-errors',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => (ownSource.test(id) && code.includes('errors.') ? withNumbers(code) : null),
  };
}

export function withNumbers(code: string): string {
  const table: Readonly<Record<string, { readonly status: number; readonly http: number }>> = errors;
  return code.replaceAll(number, (written, key: string, part: 'status' | 'http') =>
    String(table[key]?.[part] ?? written),
  );
}
