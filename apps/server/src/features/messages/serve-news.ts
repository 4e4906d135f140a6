import '@fastify/cookie';
import { newsPath } from '@portico/contract/messages';
import { staffNewsPath } from '@portico/contract/staff-messages';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { reachProject } from '../../domain/projects/reach-project.ts';
import type { AppParts } from '../../platform/app-parts.ts';
import { openStreams, streamSeconds } from '../../platform/http/news-stream.ts';
import { Refused } from '../../platform/refused.ts';
import { findSessionByHash } from '../../platform/session/applicant-session.ts';
import { openStaffReach } from '../../platform/session/open-staff-reach.ts';
import { staffCookie } from '../../platform/session/staff-session.ts';
import { hashToken } from '../../platform/session/token.ts';
import '../../platform/http/declared-routes.ts';

const ofApplicant = z.object({ seconds: streamSeconds });
const ofStaff = z.object({ project: z.uuid(), seconds: streamSeconds });
const may = 'messages.read';

/** Streams that tell applicants and staff of new messages as they come. */
export function addNews(app: FastifyInstance, parts: AppParts): void {
  const { database, clock } = parts;
  const streams = openStreams(app, database.news);
  const shared = { method: 'GET', exposeHeadRoute: false } as const;
  app.route({
    ...shared,
    url: newsPath,
    config: { access: ['applicant'], limit: 'read', described: 'page' },
    handler: async (request, reply) => {
      const { seconds } = read(ofApplicant, request.query);
      const { token } = request.headers;
      const hash = typeof token === 'string' ? hashToken(token) : undefined;
      const session = hash && (await findSessionByHash(database.unscoped, hash, clock.now()));
      if (session === undefined) throw new Refused('notSignedIn');
      return streams.send(reply, session.applicantId, seconds);
    },
  });
  app.route({
    ...shared,
    url: staffNewsPath,
    config: { access: ['staff'], may, limit: 'read', described: 'page' },
    handler: async (request, reply) => {
      const reach = await openStaffReach(parts, request.cookies[staffCookie], may, clock.now());
      const { project: id, seconds } = read(ofStaff, request.query);
      const { project } = await reachProject(id, reach);
      return streams.send(reply, project.id, seconds);
    },
  });
}

function read<T>(schema: z.ZodType<T>, query: unknown): T {
  const parsed = schema.safeParse(query);
  if (!parsed.success) throw new Refused('malformed');
  return parsed.data;
}
