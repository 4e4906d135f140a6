import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFileRow } from '../../../domain/files/files.queries.ts';
import { makeThumbnail } from '../../../platform/files/pictures/make-thumbnail.ts';
import { mostMegapixels } from '../../../platform/files/pictures/picture-work.ts';
import { Refused } from '../../../platform/refused.ts';
import { fileKey } from '../../../platform/storage/object-keys.ts';
import { closedSignal } from '../../../platform/wire/request/closed-signal.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

/** Sends a small copy of a picture, made for this request. Browsers cache it, but revalidate their access each time. */
export async function sendThumbnail(
  storage: Storage,
  file: StoredFileRow,
  { request, reply, party }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly party: string },
): Promise<FastifyReply> {
  if (!/^image\/(?:jpeg|png)$/.test(file.type)) throw new Refused('notFound');
  const tag = `"${file.sha256.slice(0, 32)}-small"`;
  reply.headers({
    etag: tag,
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  });
  if (request.headers['if-none-match'] === tag) return reply.status(304).send();
  const { width, height } = file;
  const small = await makeThumbnail({
    turn: { tenant: file.project_id, party },
    signal: closedSignal(reply),
    pixels: width === null || height === null ? mostMegapixels * 1_000_000 : width * height,
    open: () => storage.get(fileKey(file.id)),
  });
  if (small === undefined) throw new Refused('notFound', { cause: 'a file is missing in storage' });
  return reply.type('image/webp').send(small);
}
