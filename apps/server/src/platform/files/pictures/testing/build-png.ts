import { crc32, deflateSync } from 'node:zlib';

/** A square greyscale PNG of these lines; each line begins with the number of its filter. */
export function buildPng(side: number, bitDepth: 1 | 8, lines: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = bitDepth;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunkOf('IHDR', head),
    chunkOf('IDAT', deflateSync(lines)),
    chunkOf('IEND', Buffer.alloc(0)),
  ]);
}

function chunkOf(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
