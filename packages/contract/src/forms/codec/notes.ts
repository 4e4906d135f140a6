/** Something on the wire that found no place in the form. */
export interface Note {
  readonly place: string;
  readonly key: string;
  /** A key nobody knows, or a known one whose value cannot be read. */
  readonly reason: 'unknown' | 'shape';
}

/** Where decoding stands, and what it had to leave out so far. */
export interface Notes {
  readonly place: string;
  readonly list: Note[];
}

export function notesAt(place: string): Notes {
  return { place, list: [] };
}

export function under({ place, list }: Notes, part: string | number): Notes {
  if (typeof part === 'number') return { place: `${place}[${part}]`, list };
  return { place: place === '' ? clipped(part) : `${place}.${clipped(part)}`, list };
}

export function note({ place, list }: Notes, key: string, reason: Note['reason']): void {
  list.push({ place, key: clipped(key), reason });
}

// Cut, since a long key would be repeated in the path of everything below it.
const clipped = (key: string) => (key.length > 80 ? `${key.slice(0, 80)}…` : key);
