import { crc32, deflateSync } from 'node:zlib';

export interface SmallFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A small valid file of the first type that can be generated here. */
export function smallFile(types: readonly string[], nth: number): SmallFile {
  const [type] = Object.keys(makers).filter((one) => types.length === 0 || types.includes(one));
  const maker = type === undefined ? undefined : makers[type];
  if (type === undefined || maker === undefined) throw new Error(`No file of ${types.join(', ')} can be made`);
  return { name: `paper-${nth}.${type}`, ...maker() };
}

const makers: Readonly<Record<string, () => Omit<SmallFile, 'name'>>> = {
  png: () => ({ mimeType: 'image/png', buffer: pngOf(295, 413) }),
  pdf: () => ({
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF\n'),
  }),
  mp4: () => ({
    mimeType: 'video/mp4',
    buffer: Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08free', 'latin1'),
  }),
};

/** A picture in one colour. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0xcc)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
