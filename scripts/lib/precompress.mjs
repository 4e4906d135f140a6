import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(?:js|mjs|css|html|svg|json|txt|xml|webmanifest|wasm)$/;
const encodings = [
  ['.br', promisify(brotliCompress), (size) => ({ params: { [constants.BROTLI_PARAM_SIZE_HINT]: size } })],
  ['.gz', promisify(gzip), () => ({ level: constants.Z_BEST_COMPRESSION })],
];

/** Writes a brotli and a gzip copy of each text file above 256 bytes, so that serving costs no CPU. */
export async function precompress(folder) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => text.test(name)).map((name) => compress(join(folder, name))));
}

async function compress(file) {
  const content = await readFile(file);
  if (content.length <= 256) return;
  for (const [extension, encode, options] of encodings) {
    const encoded = await encode(content, options(content.length));
    if (encoded.length < content.length) await writeFile(file + extension, encoded);
  }
}
