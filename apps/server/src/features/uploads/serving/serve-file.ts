import { filePath } from '@portico/contract/uploads';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '../../../platform/app-parts.ts';
import { fileKey } from '../../../platform/files/object-keys.ts';
import type { StoredFileRow } from '../../../platform/files/files.queries.ts';
import { Refused } from '../../../platform/refused.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { readRange } from './byte-range.ts';
import { disposition } from './disposition.ts';
import { findOwnFile } from './find-own-file.ts';
import '../../../platform/http/declared-routes.ts';

/** Serves people their own files; another's is as if it did not exist. */
export function addFiles(app: FastifyInstance, parts: AppParts): void {
  const config = { access: ['applicant'], limit: 'read', described: 'page' } as const;
  app.route({
    method: ['GET', 'HEAD'],
    url: `${filePath}/:uid`,
    config,
    handler: async (request, reply) => {
      const file = await findOwnFile(parts, request);
      if (file === undefined) throw new Refused('notFound');
      return send(parts.storage, file, request, reply);
    },
  });
}

async function send(
  storage: Storage,
  file: StoredFileRow,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const size = Number(file.size);
  const tag = `"${file.sha256.slice(0, 32)}"`;
  const isDownload = /[?&]download=1(?:&|$)/.test(request.url);
  reply.headers({
    etag: tag,
    'accept-ranges': 'bytes',
    // Asked for each time, so that it ends with the session; what did not change is not sent again.
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition': disposition(file.name, file.type, isDownload),
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
