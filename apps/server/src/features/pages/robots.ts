import type { FastifyInstance } from 'fastify';

// Public pages may be indexed; the console and the API are of no use to searchers.
const rules = `User-agent: *
Disallow: /console/
Disallow: /v1/
Disallow: /enroll/
Disallow: /staff/
Disallow: /hooks/
`;

/** What search engines may visit. */
export function addRobots(app: FastifyInstance): void {
  const config = { access: ['anyone'], limit: 'read', described: 'page' } as const;
  app.get('/robots.txt', { config, logLevel: 'warn' }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(rules),
  );
}
