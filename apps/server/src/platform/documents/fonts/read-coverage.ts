import { type FileHandle, open } from 'node:fs/promises';

/** One bit for each Unicode character, set if some font has it. Shared with the typesetting thread. */
export async function readCoverage(files: readonly string[]): Promise<SharedArrayBuffer> {
  const shared = new SharedArrayBuffer(0x11_00_00 / 8);
  const bits = new Uint8Array(shared);
  for (const file of files) {
    const handle = await open(file);
    try {
      setBits(bits, await charactersOf(handle));
    } finally {
      await handle.close();
    }
  }
  return shared;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function setBits(bits: Uint8Array, spans: readonly Span[]): void {
  for (const { from, to } of spans) {
    for (let point = from; point <= to; point += 1) bits[point >> 3] = (bits[point >> 3] ?? 0) | (1 << (point & 7));
  }
}

/** Reads the character map of a TrueType or OpenType font; for a collection, that of its first font. */
async function charactersOf(handle: FileHandle): Promise<readonly Span[]> {
  const start = await read(handle, 0, 16);
  const font = start.toString('latin1', 0, 4) === 'ttcf' ? start.readUInt32BE(12) : 0;
  const tables = await read(handle, font, 12);
  const directory = await read(handle, font + 12, tables.readUInt16BE(4) * 16);
  const position = directory.indexOf('cmap', 0, 'latin1');
  if (position < 0) return [];
  const map = await read(handle, directory.readUInt32BE(position + 8), directory.readUInt32BE(position + 12));
  return subtablesOf(map).flatMap((offset) => spansAt(map, offset));
}

async function read(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer;
}

function subtablesOf(map: Buffer): readonly number[] {
  return Array.from({ length: map.readUInt16BE(2) }, (_, index) => map.readUInt32BE(8 + index * 8));
}

function spansAt(map: Buffer, offset: number): readonly Span[] {
  return formats[map.readUInt16BE(offset)]?.(map, offset) ?? [];
}

/** The two formats in which current fonts map Unicode. */
const formats: Readonly<Record<number, (map: Buffer, offset: number) => readonly Span[]>> = {
  4: (map, offset) => {
    const segments = map.readUInt16BE(offset + 6) / 2;
    const ends = offset + 14;
    const starts = ends + segments * 2 + 2;
    return Array.from({ length: segments }, (_, index) => ({
      from: map.readUInt16BE(starts + index * 2),
      to: map.readUInt16BE(ends + index * 2),
      // The last segment is only a terminator.
    })).filter(({ to }) => to !== 0xff_ff);
  },
  12: (map, offset) =>
    Array.from({ length: map.readUInt32BE(offset + 12) }, (_, index) => ({
      from: map.readUInt32BE(offset + 16 + index * 12),
      to: Math.min(0x10_ff_ff, map.readUInt32BE(offset + 20 + index * 12)),
    })),
};
