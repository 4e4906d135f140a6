import '@fastify/cookie';
import { contentFilePath, staffContentFilePath } from '@portico/contract/content-files';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { findContentFile } from '../../../domain/articles/content-files.queries.ts';
import { findShownFile } from '../../../domain/articles/shown-articles.queries.ts';
import { findOfferedFile } from '../../../domain/forms/form-files.queries.ts';
import { reachProject } from '../../../domain/projects/reach-project.ts';
import type { AppParts } from '../../../platform/app-parts.ts';
import '../../../platform/http/declared-routes.ts';
import type { Project } from '../../../platform/project.ts';
import { Refused } from '../../../platform/refused.ts';
import { type ApplicantSession, findSessionByHash } from '../../../platform/session/applicant-session.ts';
import { applicantSessionsIn } from '../../../platform/session/file-cookie.ts';
import { openStaffReach } from '../../../platform/session/open-staff-reach.ts';
import { staffCookie } from '../../../platform/session/staff-session.ts';
import { hashToken } from '../../../platform/session/token.ts';
import { ownRows } from '../../../platform/session/whose.ts';
import { findProject } from '../../../platform/wire/request/find-project.ts';
import { isServedAtHost } from '../../../platform/wire/request/project-of-host.ts';
import { sendFile } from '../serving/send-file.ts';

const parameters = z.object({ project: z.uuid(), file: z.uuid() });
const may = 'content.edit';

/** Files of articles and forms: for those whom what is published with it is for, and any of them for those who write. */
export function addContentFiles(app: FastifyInstance, parts: AppParts): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: `${contentFilePath}/:project/:file`,
    config: { access: ['anyone'], limit: 'read', described: 'page' },
    handler: async (request, reply) => {
      const { project, file: id } = read(request.params);
      const file = await findForReader(parts, request, project, id);
      if (file === undefined) throw new Refused('notFound');
      return sendFile(parts.storage, file, request, reply);
    },
  });
  app.get(staffContentFilePath, {
    config: { access: ['staff'], may, limit: 'read', described: 'page' },
    handler: async (request, reply) => {
      const reach = await openStaffReach(parts, request.cookies[staffCookie], may, parts.clock.now());
      const { project, file: id } = read(request.query);
      const { projectDb } = await reachProject(project, reach);
      const file = await findContentFile(projectDb, id);
      if (file === undefined) throw new Refused('notFound');
      return sendFile(parts.storage, file, request, reply);
    },
  });
}

function read(sent: unknown): z.output<typeof parameters> {
  const parsed = parameters.safeParse(sent);
  if (!parsed.success) throw new Refused('notFound');
  return parsed.data;
}

/** As whoever is signed in to the project; otherwise as anybody. */
async function findForReader(parts: AppParts, request: FastifyRequest, projectId: string, id: string) {
  const { database, clock } = parts;
  const now = clock.now();
  const project = await findProject(database.unscoped, { project_id: projectId }).catch(orMissing);
  if (project === undefined || project.state === 'archived' || !(await isServedAtHost(project, request, parts)))
    return undefined;
  const session = await findReader(parts, request, project, now);
  const db = session === undefined ? database.forProject(project) : database.forPeople(project, ownRows(session));
  const shown = await findShownFile(db, { applicantId: session?.applicantId ?? null, now }, id);
  return shown ?? findOfferedFile(db, id);
}

async function findReader(
  { database, secretKey }: AppParts,
  { headers: { token }, cookies }: FastifyRequest,
  { id }: Project,
  now: Date,
): Promise<ApplicantSession | undefined> {
  const hashes = typeof token === 'string' ? [hashToken(token)] : applicantSessionsIn(cookies, secretKey);
  for (const hash of hashes) {
    const session = await findSessionByHash(database.unscoped, hash, now);
    if (session?.project.id === id) return session;
  }
  return undefined;
}

function orMissing(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error;
}
