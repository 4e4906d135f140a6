import '@fastify/cookie';
import { documentPath, staffDocumentPath } from '@portico/contract/documents';
import { create } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { AppParts } from '../../platform/app-parts.ts';
import { applicantSessionsIn } from '../../platform/session/file-cookie.ts';
import { documentKey } from '../../platform/storage/object-keys.ts';
import { Refused } from '../../platform/refused.ts';
import { findSessionByHash } from '../../platform/session/applicant-session.ts';
import { openStaffReach } from '../../platform/session/open-staff-reach.ts';
import { staffCookie } from '../../platform/session/staff-session.ts';
import { hashToken } from '../../platform/session/token.ts';
import { ownRows } from '../../platform/session/whose.ts';
import { type DocumentRow, findDocumentOf, findDocumentOfStaff } from '../../domain/documents/documents.queries.ts';
import { stateAt } from '../../domain/documents/documents.rules.ts';
import '../../platform/http/declared-routes.ts';

const parameters = z.object({ uid: z.uuid() });

/** Serves people the documents that they requested, until they expire; those of others are not found. */
export function addDocuments(app: FastifyInstance, parts: AppParts): void {
  const ways = [
    { path: documentPath, who: { access: ['applicant'] }, find: findOwn },
    { path: staffDocumentPath, who: { access: ['staff'], may: 'applications.read' }, find: findForStaff },
  ] as const;
  for (const { path, who, find } of ways) {
    app.route({
      method: ['GET', 'HEAD'],
      url: `${path}/:uid`,
      config: { ...who, limit: 'read', described: 'page' },
      handler: async (request, reply) => {
        const document = await find(parts, request);
        if (document === undefined) throw new Refused('notFound');
        return send(parts, document, request, reply);
      },
    });
  }
}

async function send({ storage }: AppParts, document: DocumentRow, request: FastifyRequest, reply: FastifyReply) {
  const isDownload = /[?&]download=1(?:&|$)/.test(request.url);
  reply.type('application/pdf').headers({
    'content-length': document.size,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition': create(document.name, { type: isDownload ? 'attachment' : 'inline' }),
  });
  if (request.method === 'HEAD') return reply.send();
  const content = await storage.get(documentKey(document.id));
  if (content === undefined) throw new Refused('notFound', { cause: 'a document is missing in storage' });
  return reply.send(content);
}

async function findForStaff(parts: AppParts, request: FastifyRequest): Promise<DocumentRow | undefined> {
  const now = parts.clock.now();
  const reach = await openStaffReach(parts, request.cookies[staffCookie], 'applications.read', now);
  const parsed = parameters.safeParse(request.params);
  if (!parsed.success) return undefined;
  const document = await findDocumentOfStaff(reach, parsed.data.uid, now);
  return document !== undefined && stateAt(document, now) === 'ready' ? document : undefined;
}

async function findOwn(
  { database, clock, secretKey }: AppParts,
  request: FastifyRequest,
): Promise<DocumentRow | undefined> {
  const parsed = parameters.safeParse(request.params);
  if (!parsed.success) return undefined;
  const { token } = request.headers;
  const hashes = typeof token === 'string' ? [hashToken(token)] : applicantSessionsIn(request.cookies, secretKey);
  const now = clock.now();
  for (const hash of hashes) {
    const session = await findSessionByHash(database.unscoped, hash, now);
    if (session === undefined || session.staffId !== null) continue;
    const db = database.forPeople(session.project, ownRows(session));
    const document = await findDocumentOf(db, session.applicantId, parsed.data.uid);
    if (document !== undefined && stateAt(document, now) === 'ready') return document;
  }
  return undefined;
}
