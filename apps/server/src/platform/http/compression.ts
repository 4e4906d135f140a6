import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

// Compressing less than one packet gains nothing.
const worthwhile = 1_300;
// The build compresses the front ends' files much better; responses are compressed for each request and must be quick.
const quick = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Compresses pages and API responses in the thread pool. Files are sent as they are stored. */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^(?:application\/json|text\/html)\b/,
    threshold: worthwhile,
    brotliOptions: { params: quick },
    zlibOptions: { level: 6 },
    // No client compresses requests, and unpacking them would allow decompression bombs.
    globalDecompression: false,
  });
}
