import type { Codec } from '../codec.ts';
import { isBlank, isList, opened } from '../json.ts';
import { note } from '../notes.ts';
import { text } from './scalars.ts';

/** Short texts such as ids: a list, JSON text of a list, or comma-separated text. */
export const texts: Codec<readonly string[]> = {
  decode: (wire, notes) => {
    const source = opened(wire);
    if (isBlank(source)) return undefined;
    const parts = isList(source) ? source : partsOf(source);
    if (parts === null) return null;
    const read = parts.flatMap((element, index) => {
      const value = text.decode(element, notes);
      if (value === null) note(notes, String(index), 'shape');
      return value ?? [];
    });
    return read.length === 0 ? undefined : read;
  },
  encode: (values) => values,
};

function partsOf(source: unknown): readonly string[] | null {
  if (typeof source === 'number') return [String(source)];
  return typeof source === 'string' ? source.split(/[,，]/).map((part) => part.trim()) : null;
}
