import { create } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFileRow } from '../../../domain/files/files.queries.ts';
import { fileKey } from '../../../platform/storage/object-keys.ts';
import { Refused } from '../../../platform/refused.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { readRange } from './byte-range.ts';

/** What is known of a file that is sent. */
type SentFile = Pick<StoredFileRow, 'id' | 'name' | 'size' | 'type' | 'sha256'>;

/** Sends a file or the requested range, with headers that keep it from running scripts. */
export async function sendFile(
  storage: Storage,
  file: SentFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const size = Number(file.size);
  const tag = `"${file.sha256.slice(0, 32)}"`;
  const isDownload = /[?&]download=1(?:&|$)/.test(request.url);
  // Only types that cannot run scripts are displayed; everything else is downloaded.
  const isShown = !isDownload && /^(?:(?:image|video|audio)\/|application\/pdf$)/.test(file.type);
  reply.headers({
    etag: tag,
    'accept-ranges': 'bytes',
    // Browsers must revalidate each time, so that access ends with the session; an unchanged file is not sent again.
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition': create(file.name, { type: isShown ? 'inline' : 'attachment' }),
  });
  if (request.headers['if-none-match'] === tag) return reply.status(304).send();
  const isSame = (request.headers['if-range'] ?? tag) === tag;
  const range = readRange(isSame ? request.headers.range : undefined, size);
  if (range === 'outside') return reply.status(416).header('content-range', `bytes */${size}`).send();
  const part = range === 'whole' ? undefined : range;
  reply.type(file.type).header('content-length', String(part === undefined ? size : part.to - part.from + 1));
  if (part !== undefined) reply.status(206).header('content-range', `bytes ${part.from}-${part.to}/${size}`);
  if (request.method === 'HEAD') return reply.send();
  const content = await storage.get(fileKey(file.id), part);
  if (content === undefined) throw new Refused('notFound', { cause: 'a file is missing in storage' });
  return reply.send(content);
}
