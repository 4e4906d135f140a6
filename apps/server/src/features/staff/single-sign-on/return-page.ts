import { singleSignOnReturn } from '@portico/contract/single-sign-on';
import type { FastifyInstance } from 'fastify';

/**
 * Where providers send the browser back to. The console takes over: only its own page sends the cookie to which the flow
 * is bound, and what stands behind the # is sent to no server.
 */
export function addSingleSignOnReturn(app: FastifyInstance): void {
  const config = { access: ['anyone'], limit: 'credential', described: 'page' } as const;
  app.get(singleSignOnReturn, { config }, async (request, reply) => {
    const at = request.url.indexOf('?');
    const answer = at < 0 ? '' : new URLSearchParams(request.url.slice(at)).toString();
    return reply.header('cache-control', 'no-store').redirect(`/console/#/organisation-return?${answer}`, 303);
  });
}
