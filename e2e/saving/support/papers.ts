import { randomFillSync } from 'node:crypto';

/** A valid document with this many unique bytes. */
export function scanOf(name: string, bytes: number) {
  const buffer = Buffer.alloc(bytes);
  randomFillSync(buffer);
  buffer.write('%PDF-1.7\n');
  buffer.write('\n%%EOF\n', bytes - 7);
  return { name, mimeType: 'application/pdf', buffer };
}
