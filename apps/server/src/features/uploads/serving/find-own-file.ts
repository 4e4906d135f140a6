import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { AppParts } from '../../../platform/app-parts.ts';
import { sessionsNamed } from '../../../platform/files/file-cookie.ts';
import { findFileOf, type StoredFileRow } from '../../../platform/files/files.queries.ts';
import { findSessionByHash } from '../../../platform/session/applicant-session.ts';
import { hashToken } from '../../../platform/session/token.ts';

const parameters = z.object({ uid: z.uuid() });

/** The file that an address names, if it belongs to whoever asks: by header or by cookie, in any project. */
export async function findOwnFile(
  { database, clock, secretKey }: AppParts,
  request: FastifyRequest,
): Promise<StoredFileRow | undefined> {
  const named = parameters.safeParse(request.params);
  if (!named.success) return undefined;
  const { token } = request.headers;
  const hashes = typeof token === 'string' ? [hashToken(token)] : sessionsNamed(request.cookies, secretKey);
  for (const hash of hashes) {
    const session = await findSessionByHash(database.doors, hash, clock.now());
    if (session === undefined) continue;
    const file = await findFileOf(database.forProject(session.project), session.applicantId, named.data.uid);
    if (file?.state === 'ready') return file;
  }
  return undefined;
}
