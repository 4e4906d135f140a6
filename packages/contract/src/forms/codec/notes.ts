/** Something on the wire that has no counterpart in the form. */
export interface Note {
  readonly path: string;
  readonly key: string;
  /** An unknown key, or a known one whose value cannot be read. */
  readonly reason: 'unknown' | 'shape';
}

/** The current position of the decoder, and what it had to leave out so far. */
export interface Notes {
  readonly path: string;
  readonly list: Note[];
}

export function notesAt(path: string): Notes {
  return { path, list: [] };
}

export function under({ path, list }: Notes, part: string | number): Notes {
  if (typeof part === 'number') return { path: `${path}[${part}]`, list };
  return { path: path === '' ? clipped(part) : `${path}.${clipped(part)}`, list };
}

export function note({ path, list }: Notes, key: string, reason: Note['reason']): void {
  list.push({ path, key: clipped(key), reason });
}

// Truncated, since a long key would be repeated in the path of everything below it.
const clipped = (key: string) => (key.length > 80 ? `${key.slice(0, 80)}…` : key);
