import '@fastify/cookie';
import { messageFilePath } from '@portico/contract/staff-messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { findFileById, type StoredFileRow } from '../../../domain/files/files.queries.ts';
import { messageFiles } from '../../../domain/messages/message-files.ts';
import type { AppParts } from '../../../platform/app-parts.ts';
import { toProject } from '../../../platform/project.ts';
import { Refused } from '../../../platform/refused.ts';
import { placeOf } from '../../../platform/session/abilities.ts';
import { openStaffReach } from '../../../platform/session/open-staff-reach.ts';
import { logStaffActionOnce } from '../../../platform/session/staff-log.ts';
import { staffCookie } from '../../../platform/session/staff-session.ts';
import { sendFile } from './send-file.ts';
import { findProjectOfFile } from './serving.queries.ts';
import '../../../platform/http/declared-routes.ts';

const parameters = z.object({ uid: z.uuid() });
const may = 'messages.read';

/** Serves staff the files of messages; any other is not found. */
export function addMessageFiles(app: FastifyInstance, parts: AppParts): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: `${messageFilePath}/:uid`,
    config: { access: ['staff'], may, limit: 'read', described: 'page' },
    handler: async (request, reply) => {
      const file = await openMessageFile(parts, request);
      if (file === undefined) throw new Refused('notFound');
      return sendFile(parts.storage, file, request, reply);
    },
  });
}

async function openMessageFile(parts: AppParts, request: FastifyRequest): Promise<StoredFileRow | undefined> {
  const now = parts.clock.now();
  const reach = await openStaffReach(parts, request.cookies[staffCookie], may, now);
  const parsed = parameters.safeParse(request.params);
  if (!parsed.success) return undefined;
  const { uid } = parsed.data;
  const row = await findProjectOfFile(reach.db, reach.session.tokenHash, now, uid);
  if (row === undefined) return undefined;
  const project = toProject(row);
  if (!reach.mayAt(placeOf(project))) return undefined;
  const file = await findFileById(reach.inProject(project), uid);
  if (file === undefined || !isShown(file)) return undefined;
  await logStaffActionOnce({ ...reach, ip: request.ip }, 'read file', { file: uid }, placeOf(project));
  return file;
}

/** Applicants attach files before they send them; until then they are theirs alone. */
function isShown({ kind, bound_at }: StoredFileRow): boolean {
  return kind === messageFiles.office.kind || (kind === messageFiles.applicant.kind && bound_at !== null);
}
