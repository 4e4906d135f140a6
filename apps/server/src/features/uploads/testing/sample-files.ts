import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { buildPng } from '../../../platform/files/pictures/testing/build-png.ts';

/** A small real file. */
export async function png(width = 40, height = 20): Promise<Buffer> {
  return picture(width, height)
    .composite([{ input: strokeOver(width, height) }])
    .png()
    .toBuffer();
}

/** A line from corner to corner: a picture of one colour would not count as a signature. */
function strokeOver(width: number, height: number): Buffer {
  const path = `<path d="M0 0 L${width} ${height}" stroke="black" stroke-width="${Math.ceil(width / 40)}"/>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${path}</svg>`);
}

/** A rotated photo with its orientation, place and author in EXIF. */
export async function phonePhoto(width = 40, height = 20): Promise<Buffer> {
  return picture(width, height)
    .withExif({ IFD0: { Artist: 'Secret Person' }, IFD3: { GPSLatitude: '39/1 54/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A picture of one colour: a kilobyte for every eight million pixels. */
export function flatPng(side: number): Buffer {
  return buildPng(side, 1, Buffer.alloc((1 + Math.ceil(side / 8)) * side));
}

/** A few bytes that claim to be a picture of this size. */
export async function bomb(width: number, height: number): Promise<Buffer> {
  const small = await png();
  small.writeUInt32BE(width, 16);
  small.writeUInt32BE(height, 20);
  small.writeUInt32BE(crc32(small.subarray(12, 29)), 29);
  return small;
}

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#4dbca6' } });
}

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** The old container format of Word, Excel and PowerPoint. */
export const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_016)]);

export function zip(...names: readonly string[]): Buffer {
  const parts = names.map((name) => {
    const head = Buffer.alloc(30);
    head.write('PK\u0003\u0004', 'latin1');
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    return Buffer.concat([head, Buffer.from(name)]);
  });
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  return Buffer.concat([...parts, end]);
}

export const docx = zip('[Content_Types].xml', '_rels/.rels', 'word/document.xml');
export const xlsx = zip('xl/workbook.xml', '[Content_Types].xml');

/** The first box of a video file, which says its type. */
export function film(brand: string): Buffer {
  const box = Buffer.alloc(32);
  box.writeUInt32BE(32, 0);
  box.write(`ftyp${brand}`, 4, 'latin1');
  box.write('isommp42', 16, 'latin1');
  return Buffer.concat([box, Buffer.alloc(200)]);
}

export const webm = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  Buffer.alloc(200),
]);
export const heic = film('heic');
export const rar = Buffer.concat([Buffer.from('526172211a0700', 'hex'), Buffer.alloc(100)]);
export const sevenZip = Buffer.concat([Buffer.from('377abcaf271c', 'hex'), Buffer.alloc(100)]);
