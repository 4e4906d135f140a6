import '@fastify/cookie';
import { staffFilePath } from '@portico/contract/staff-applications';
import { filePath, officePath } from '@portico/contract/uploads';
import { extensionOf } from '@portico/form-engine/patterns/upload-types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { AppParts } from '../../../platform/app-parts.ts';
import { findFileById, type StoredFileRow } from '../../../domain/files/files.queries.ts';
import { Refused } from '../../../platform/refused.ts';
import { findProject } from '../../../platform/wire/request/find-project.ts';
import { findOwnFile } from '../serving/find-own-file.ts';
import { sendFile } from '../serving/send-file.ts';
import { findStaffFile } from '../serving/serve-staff-file.ts';
import { openTicket, sealTicket } from './office-link.ts';
import '../../../platform/http/declared-routes.ts';

/**
 * Office documents: `…/office` redirects to the configured viewer, which fetches the file by a link that is valid for
 * five minutes. Without a viewer the file is downloaded.
 */
export function addOfficeViewing(app: FastifyInstance, parts: AppParts): void {
  const ways = [
    {
      path: filePath,
      who: { access: ['applicant', 'recommender'] },
      find: (request: FastifyRequest) => findOwnFile(parts, request),
    },
    {
      path: staffFilePath,
      who: { access: ['staff'], may: 'applications.read' },
      find: (request: FastifyRequest) => findStaffFile(parts, request),
    },
  ] as const;
  for (const { path, who, find } of ways) {
    app.get(`${path}/:uid/office`, { config: { ...who, limit: 'read', described: 'page' } }, async (request, reply) => {
      const file = await find(request);
      if (file === undefined) throw new Refused('notFound');
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      return reply.redirect(viewerOf(parts, file) ?? `${path}/${file.id}?download=1`);
    });
  }
  const config = { access: ['anyone'], limit: 'read', described: 'page' } as const;
  app.get(`${officePath}/:name`, { config }, async (request, reply) => {
    const file = await findByTicket(parts, request);
    if (file === undefined) throw new Refused('notFound');
    return sendFile(parts.storage, file, request, reply);
  });
}

function viewerOf({ settings, secretKey, clock }: AppParts, file: StoredFileRow): string | undefined {
  if (settings.officeViewer === null) return undefined;
  const ticket = sealTicket(secretKey, { project: file.project_id, file: file.id }, clock.now());
  // Viewers detect the type by the extension in the path; the real name is not revealed.
  const link = `${settings.publicUrl}${officePath}/file.${extensionOf(file.name)}?ticket=${ticket}`;
  return settings.officeViewer.replace('{file}', () => encodeURIComponent(link));
}

const query = z.object({ ticket: z.string().max(1_000) });

async function findByTicket(
  { database, clock, secretKey }: AppParts,
  request: FastifyRequest,
): Promise<StoredFileRow | undefined> {
  const parsed = query.safeParse(request.query);
  const ticket = parsed.success ? openTicket(secretKey, parsed.data.ticket, clock.now()) : undefined;
  if (ticket === undefined) return undefined;
  const project = await findProject(database.unscoped, { project_id: ticket.project });
  const file = project && (await findFileById(database.forProject(project), ticket.file));
  return file?.state === 'ready' ? file : undefined;
}
