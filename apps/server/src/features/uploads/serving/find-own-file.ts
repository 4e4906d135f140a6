import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { AppParts } from '../../../platform/app-parts.ts';
import { applicantSessionsIn, recommenderSessionsIn } from '../../../platform/session/file-cookie.ts';
import { findFileOf, findFileOfSheet, type StoredFileRow } from '../../../domain/files/files.queries.ts';
import { findSessionByHash } from '../../../platform/session/applicant-session.ts';
import { findRecommenderByHash } from '../../../platform/session/recommender-session.ts';
import { hashToken } from '../../../platform/session/token.ts';
import { letterRows, ownRows } from '../../../platform/session/whose.ts';
import { messageFiles } from '../../../domain/messages/message-files.ts';
import { flowFiles, isInShownEntry } from '../../../domain/previews/flow-entries.ts';
import { applicantKinds, recommenderKinds } from '../../../domain/sheet-kinds.ts';

const messageKinds = [messageFiles.applicant.kind, messageFiles.office.kind];
const parameters = z.object({ uid: z.uuid() });

type Parts = Pick<AppParts, 'database' | 'clock'>;

/**
 * The requested file if the caller may see it, identified by header or cookie, in any project. Recommenders see their
 * own uploads; applicants see them if that kind of sheet allows it, and also files of messages and those that staff
 * added for them.
 */
export async function findOwnFile(parts: AppParts, request: FastifyRequest): Promise<StoredFileRow | undefined> {
  const parsed = parameters.safeParse(request.params);
  if (!parsed.success) return undefined;
  const { token } = request.headers;
  const shown = typeof token === 'string' ? [hashToken(token)] : undefined;
  const { cookies } = request;
  const ways = [
    { hashes: shown ?? applicantSessionsIn(cookies, parts.secretKey), find: findAsApplicant },
    { hashes: shown ?? recommenderSessionsIn(cookies, parts.secretKey), find: findAsRecommender },
  ];
  for (const { hashes, find } of ways)
    for (const hash of hashes) {
      const file = await find(parts, hash, parsed.data.uid);
      if (file?.state === 'ready') return file;
    }
  return undefined;
}

async function findAsApplicant({ database, clock }: Parts, hash: Buffer, uid: string) {
  const session = await findSessionByHash(database.unscoped, hash, clock.now());
  if (session === undefined) return undefined;
  const db = database.forPeople(session.project, ownRows(session));
  const own = await findFileOf(db, session.applicantId, applicantKinds.names(), uid);
  if (own !== undefined) return own;
  const brought = await findFileOf(db, session.applicantId, recommenderKinds.names(), uid);
  const kind = brought && recommenderKinds.find(brought.kind);
  if (brought && (await kind?.showsToApplicant?.(db, brought)) === true) return brought;
  const sent = await findFileOf(db, session.applicantId, messageKinds, uid);
  // What staff attach shows once it is sent.
  if (sent !== undefined) return sent.kind === messageFiles.applicant.kind || sent.bound_at !== null ? sent : undefined;
  const added = await findFileOf(db, session.applicantId, [flowFiles.kind], uid);
  return added && (await isInShownEntry(db, session.applicantId, uid)) ? added : undefined;
}

async function findAsRecommender({ database, clock }: Parts, hash: Buffer, uid: string) {
  const found = await findRecommenderByHash(database.unscoped, hash, clock.now(), { file: uid });
  if (found?.reached === undefined || found.isOver) return undefined;
  const { project, recommendation } = found.reached;
  return findFileOfSheet(database.forPeople(project, letterRows(recommendation)), recommendation.id, uid);
}
