import type { FastifyInstance } from 'fastify';
import type { BoundRoute } from '../../wire/bound-route.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { openApiDocument, type StreamOperation } from './open-api.ts';

const config = { access: ['anyone'], limit: 'read', described: 'page' } as const;

/** `/openapi.json` and `/docs`, generated at the first request so that they do not delay the start. */
export function addDocs(
  app: FastifyInstance,
  routes: readonly BoundRoute[],
  publicUrl: string,
  streams: readonly StreamOperation[],
): void {
  let document: ReturnType<typeof openApiDocument> | undefined;
  let page: string | undefined;
  app.get('/openapi.json', { config }, async () => (document ??= openApiDocument(routes, publicUrl, streams)));
  app.get('/docs', { config }, async (_request, reply) => {
    page ??= docsPage(routes);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/docs.css', { config }, async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
}
