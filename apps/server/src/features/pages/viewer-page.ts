import type { FastifyInstance } from 'fastify';
import { readBuiltPage, sendPage } from '../../platform/http/front-ends.ts';
import { contentPolicy } from '../../platform/http/security-headers.ts';

// Spec 7: prefixed by the first path segment of the page that opens it, except on localhost.
const paths = ['/viewer.html', '/apply/viewer.html', '/console/viewer.html'] as const;

/** The page that displays documents; only our own pages may embed it in a frame. */
export function addViewerPage(app: FastifyInstance): void {
  const config = { access: ['anyone'], limit: 'read', described: 'page' } as const;
  const policy = contentPolicy({ frameAncestors: ["'self'"], frameSrc: ["'none'"], formAction: ["'none'"] });
  for (const url of paths) {
    app.get(url, { config }, async (_request, reply) => {
      reply.header('content-security-policy', policy);
      return sendPage(reply, await readBuiltPage('portal', 'viewer.html'));
    });
  }
}
