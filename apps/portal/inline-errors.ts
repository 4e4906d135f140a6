// By its path: the configuration is read before packages can be.
import { errors } from '../../packages/contract/src/wire/errors.ts';
import type { Plugin } from 'vite';

const ownSource = /\/(?:apps\/portal|packages\/(?:browser|contract))\/src\/.*\.tsx?$/;
const number = /\berrors\.(\w+)\.(status|http)\b/g;

/** Browsers know a refusal by its number: the table of all names stays behind, since nothing asks for it any more. */
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
