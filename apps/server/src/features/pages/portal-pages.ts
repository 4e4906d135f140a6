import type { FastifyInstance, FastifyReply } from 'fastify';
import { describeProject } from '../../domain/projects/describe-project.ts';
import type { AppParts } from '../../platform/app-parts.ts';
import { epochSeconds } from '../../platform/clock.ts';
import { addBuiltFiles, readIndexPage, sendPage } from '../../platform/http/front-ends.ts';
import { Refused } from '../../platform/refused.ts';
import { findProject } from '../../platform/wire/request/find-project.ts';
import { fillPage } from './boot-block.ts';
import { markOfficeViewer } from './office-mark.ts';

/** The portal at `/apply/` (the list of projects), `/apply/<slug>/`, and `/verify/`, where receipts are checked. */
export function addPortalPages(app: FastifyInstance, parts: AppParts): void {
  const config = { access: ['anyone'], limit: 'read', described: 'page' } as const;
  addBuiltFiles(app, { name: 'portal', base: '/apply/' });

  const open = async (slug: string | null, reply: FastifyReply) => {
    const now = parts.clock.now();
    const project = slug === null ? undefined : await knownProject(parts, slug);
    // Search engines and link checkers are told; a person sees the portal's own page about it.
    if (slug !== null && project === undefined) reply.status(404);
    const described =
      project === undefined
        ? { authMode: null, project: null }
        : await describeProject(parts.database.forProject(project), now);
    const page = markOfficeViewer(await readIndexPage('portal'), parts.settings);
    return sendPage(reply, fillPage(page, { slug, serverTime: epochSeconds(now), ...described }));
  };
  app.get('/', { config }, async (_request, reply) => reply.redirect('/apply/'));
  for (const url of ['/apply', '/apply/', '/verify', '/verify/'])
    app.get(url, { config }, async (_request, reply) => open(null, reply));
  for (const url of ['/apply/:slug', '/apply/:slug/']) {
    app.get<{ Params: { slug: string } }>(url, { config }, async (request, reply) => open(request.params.slug, reply));
  }
}

async function knownProject({ database }: AppParts, slug: string) {
  try {
    return await findProject(database.unscoped, { domain: slug });
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
