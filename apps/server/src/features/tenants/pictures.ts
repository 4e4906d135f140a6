import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppParts } from '../../platform/app-parts.ts';
import { Refused } from '../../platform/refused.ts';
import { findProject } from '../../platform/wire/request/find-project.ts';
import { isServedAtHost } from '../../platform/wire/request/project-of-host.ts';
import { findPicture } from '../../domain/projects/projects.queries.ts';

const parameters = z.object({ project: z.uuid(), kind: z.enum(['logo', 'icon', 'header', 'qr']) });

const version = z.object({ v: z.string() });

/** Logos, icons and banners: public, and harmless even if they are SVG from a stranger. */
export function addPictures(app: FastifyInstance, parts: AppParts): void {
  const { database } = parts;
  const config = { access: ['anyone'], limit: 'read', described: 'page' } as const;
  app.get('/pictures/:project/:kind', { config }, async (request, reply) => {
    const read = parameters.safeParse(request.params);
    if (!read.success) throw new Refused('notFound');
    const project = await findProject(database.unscoped, { project_id: read.data.project }).catch(notFound);
    if (project && !(await isServedAtHost(project, request, parts))) throw new Refused('notFound');
    const picture = project && (await findPicture(database.forProject(project), read.data.kind));
    if (picture === undefined) throw new Refused('notFound');
    // A picture may be cached forever only under an address with its own digest.
    const isOwnAddress = version.safeParse(request.query).data?.v === picture.digest;
    return reply
      .type(picture.media_type)
      .header('cache-control', isOwnAddress ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(picture.content);
  });
}

function notFound(error: unknown): never {
  throw error instanceof Refused ? new Refused('notFound') : error;
}
