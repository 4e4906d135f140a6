import '@fastify/cookie';
import { staffFilePath, thumbnailSuffix } from '@portico/contract/staff-applications';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { AppParts } from '../../../platform/app-parts.ts';
import type { StoredFileRow } from '../../../domain/files/files.queries.ts';
import { Refused } from '../../../platform/refused.ts';
import { openStaffReach } from '../../../platform/session/open-staff-reach.ts';
import { staffCookie } from '../../../platform/session/staff-session.ts';
import { languageOf } from '../../../platform/wire/request/language-of.ts';
import { findFileForStaff, openFileForStaff } from './open-file-for-staff.ts';
import { sendFile } from './send-file.ts';
import { sendThumbnail } from './send-thumbnail.ts';
import '../../../platform/http/declared-routes.ts';

const parameters = z.object({ uid: z.uuid() });

/** Serves staff the files that their previews show; any other is not found. */
export function addStaffFiles(app: FastifyInstance, parts: AppParts): void {
  const config = { access: ['staff'], may: 'applications.read', limit: 'read', described: 'page' } as const;
  app.route({
    method: ['GET', 'HEAD'],
    url: `${staffFilePath}/:uid`,
    config,
    handler: async (request, reply) => {
      const file = await findStaffFile(parts, request);
      if (file === undefined) throw new Refused('notFound');
      return sendFile(parts.storage, file, request, reply);
    },
  });
  app.route({
    method: 'GET',
    url: `${staffFilePath}/:uid${thumbnailSuffix}`,
    config,
    handler: async (request, reply) => {
      const { uid, reader } = await readerOf(parts, request);
      const found = uid === undefined ? undefined : await findFileForStaff(uid, reader);
      if (found === undefined) throw new Refused('notFound');
      return sendThumbnail(parts.storage, found.file, { request, reply, party: reader.session.staffId });
    },
  });
}

/** The requested file, if this staff member may see it. */
export async function findStaffFile(parts: AppParts, request: FastifyRequest): Promise<StoredFileRow | undefined> {
  const { uid, reader } = await readerOf(parts, request);
  return uid === undefined ? undefined : openFileForStaff(uid, reader);
}

async function readerOf(parts: AppParts, request: FastifyRequest) {
  const now = parts.clock.now();
  const reach = await openStaffReach(parts, request.cookies[staffCookie], 'applications.read', now);
  const parsed = parameters.safeParse(request.params);
  return { uid: parsed.data?.uid, reader: { ...reach, now, ip: request.ip, language: languageOf(request) } };
}
