import { lookPreviewPath } from '@portico/contract/look-preview-path';
import { chooseLanguage, languageCookie } from '@portico/contract/page-language';
import { type Language, languages } from '@portico/form-engine/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeProject } from '../../domain/projects/describe-project.ts';
import type { AppParts } from '../../platform/app-parts.ts';
import { epochSeconds } from '../../platform/clock.ts';
import { addBuiltFiles, readIndexPage, sendPage } from '../../platform/http/front-ends.ts';
import { framingPolicy } from '../../platform/http/security-headers.ts';
import { Refused } from '../../platform/refused.ts';
import { contentPolicy } from '../../platform/http/security-headers.ts';
import { findProject } from '../../platform/wire/request/find-project.ts';
import { projectOfHost } from '../../platform/wire/request/project-of-host.ts';
import { fillPage } from './boot-block.ts';
import { markOfficeViewer } from './office-mark.ts';
import { plainHead, projectHead } from './page-head.ts';

const config = { access: ['anyone'], limit: 'read', described: 'page' } as const;

/** The portal at `/apply/` (the list of projects), `/apply/<slug>/`, and `/verify/`, where receipts are checked. */
export function addPortalPages(app: FastifyInstance, parts: AppParts): void {
  addBuiltFiles(app, { name: 'portal', base: '/apply/' });
  app.get('/', { config }, async (request, reply) => {
    const own = await projectOfHost(request, parts);
    return reply.redirect(own === null ? '/apply/' : `/apply/${own.slug}/${queryOf(request)}`);
  });

  const readPage = async () => markOfficeViewer(await readIndexPage('portal'), parts.settings);
  const sendPlain = async (page: 'directory' | 'verify', request: FastifyRequest, reply: FastifyReply) => {
    const head = plainHead(page, languageFor(request, '', languages));
    const serverTime = epochSeconds(parts.clock.now());
    return sendPage(reply, fillPage(await readPage(), { slug: null, authMode: null, project: null, serverTime }, head));
  };
  for (const page of ['directory', 'verify'] as const)
    for (const url of plainAddresses[page])
      app.get(url, { config }, async (request, reply) => {
        const own = page === 'directory' ? await projectOfHost(request, parts) : null;
        return own === null
          ? sendPlain(page, request, reply)
          : reply.redirect(`/apply/${own.slug}/${queryOf(request)}`);
      });

  app.get(lookPreviewPath, { config }, async (_request, reply) => {
    reply.header('content-security-policy', previewPolicy);
    return sendPage(reply, await readPage());
  });

  const sendProject = async (slug: string, request: FastifyRequest, reply: FastifyReply) => {
    const now = parts.clock.now();
    const serverTime = epochSeconds(now);
    const own = await projectOfHost(request, parts);
    const project = await knownProject(parts, slug);
    // Under the name of one project there is no other.
    if (project === undefined || project.state === 'archived' || (own !== null && own.id !== project.id)) {
      const head = plainHead('missing', languageFor(request, slug, languages));
      // The status is for search engines and link checkers; a person sees the portal's own page about it.
      reply.status(404);
      return sendPage(reply, fillPage(await readPage(), { slug, authMode: null, project: null, serverTime }, head));
    }
    if (project.slug !== slug) return reply.redirect(`/apply/${project.slug}/${queryOf(request)}`, 308);
    const db = parts.database.forProject(project);
    const { embeddedOrigins, ...described } = await describeProject(db, now, parts.settings);
    reply.header('content-security-policy', framingPolicy(parts.settings, embeddedOrigins));
    const head = projectHead(described.project, languageFor(request, project.firstSlug, described.authMode.lang));
    return sendPage(reply, fillPage(await readPage(), { slug: project.firstSlug, serverTime, ...described }, head));
  };
  for (const url of ['/apply/:slug', '/apply/:slug/']) {
    app.get<{ Params: { slug: string } }>(url, { config }, async (request, reply) =>
      sendProject(request.params.slug, request, reply),
    );
  }
}

// The portal as the console's preview of a look: without an origin, a connection, or anything of a person. The page itself
// contains nothing; what it shows comes from the console that frames it.
const previewPolicy = contentPolicy({
  sandbox: ['allow-scripts'],
  connectSrc: ["'none'"],
  frameSrc: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'self'"],
});

const plainAddresses = { directory: ['/apply', '/apply/'], verify: ['/verify', '/verify/'] } as const;

/** The language that the portal's script will choose, as far as the request shows it. */
function languageFor(request: FastifyRequest, slug: string, offered: readonly Language[]): Language {
  const { searchParams } = new URL(request.url, 'http://portal.invalid');
  const cookie = request.cookies[languageCookie(slug)] ?? null;
  return chooseLanguage({ query: searchParams.get('lang'), stored: null, cookie, offered });
}

function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

async function knownProject({ database }: AppParts, slug: string) {
  try {
    return await findProject(database.unscoped, { domain: slug });
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
