import { randomFillSync } from 'node:crypto';

/** A document that is what its name says, with as many bytes as wanted that nobody has seen before. */
export function scanOf(name: string, bytes: number) {
  const buffer = Buffer.alloc(bytes);
  randomFillSync(buffer);
  buffer.write('%PDF-1.7\n');
  buffer.write('\n%%EOF\n', bytes - 7);
  return { name, mimeType: 'application/pdf', buffer };
}
