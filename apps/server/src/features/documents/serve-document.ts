import '@fastify/cookie';
import { documentPath } from '@portico/contract/documents';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { AppParts } from '../../platform/app-parts.ts';
import { sessionsNamed } from '../../platform/files/file-cookie.ts';
import { documentKey } from '../../platform/files/object-keys.ts';
import { Refused } from '../../platform/refused.ts';
import { findSessionByHash } from '../../platform/session/applicant-session.ts';
import { hashToken } from '../../platform/session/token.ts';
import { type DocumentRow, findDocumentOf } from './documents.queries.ts';
import { stateAt } from './documents.rules.ts';
import '../../platform/http/declared-routes.ts';

const parameters = z.object({ uid: z.uuid() });

/** Serves people their own documents, while they last; another's is as if it did not exist. */
export function addDocuments(app: FastifyInstance, parts: AppParts): void {
  const config = { access: ['applicant'], limit: 'read', described: 'page' } as const;
  app.route({
    method: ['GET', 'HEAD'],
    url: `${documentPath}/:uid`,
    config,
    handler: async (request, reply) => {
      const document = await findOwn(parts, request);
      if (document === undefined) throw new Refused('notFound');
      const isDownload = /[?&]download=1(?:&|$)/.test(request.url);
      reply.type('application/pdf').headers({
        'content-length': document.size,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'content-disposition': `${isDownload ? 'attachment' : 'inline'}; filename*=UTF-8''${encoded(document.name)}`,
      });
      if (request.method === 'HEAD') return reply.send();
      const content = await parts.storage.get(documentKey(document.id));
      if (content === undefined) throw new Refused('notFound', { cause: 'a document is missing in storage' });
      return reply.send(content);
    },
  });
}

async function findOwn(
  { database, clock, secretKey }: AppParts,
  request: FastifyRequest,
): Promise<DocumentRow | undefined> {
  const named = parameters.safeParse(request.params);
  if (!named.success) return undefined;
  const { token } = request.headers;
  const hashes = typeof token === 'string' ? [hashToken(token)] : sessionsNamed(request.cookies, secretKey);
  const now = clock.now();
  for (const hash of hashes) {
    const session = await findSessionByHash(database.doors, hash, now);
    if (session === undefined || session.staffId !== null) continue;
    const db = database.forProject(session.project);
    const document = await findDocumentOf(db, session.applicantId, named.data.uid);
    if (document !== undefined && stateAt(document, now) === 'ready') return document;
  }
  return undefined;
}

// RFC 5987 leaves out a few signs that addresses may have.
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
