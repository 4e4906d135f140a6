import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

// Below one packet nothing is gained.
const worthwhile = 1_300;
// The front ends' own files are compressed by the build, far better; what is made anew for each request must be quick.
const quick = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Compresses pages and the answers of calls, in the thread pool. Files are sent as they are stored. */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^(?:application\/json|text\/html)\b/,
    threshold: worthwhile,
    brotliOptions: { params: quick },
    zlibOptions: { level: 6 },
    // No request is sent compressed; unpacking what strangers send would invite decompression bombs.
    globalDecompression: false,
  });
}
