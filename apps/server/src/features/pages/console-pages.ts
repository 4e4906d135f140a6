import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../../platform/app-parts.ts';
import { addBuiltFiles, readIndexPage, sendPage } from '../../platform/http/front-ends.ts';
import { contentPolicy } from '../../platform/http/security-headers.ts';
import { markOfficeViewer } from './office-mark.ts';

/** The console at `/console/`. Its component library creates style sheets at run time, which a nonce allows. */
export function addConsolePages(app: FastifyInstance, { settings }: AppParts): void {
  const config = { access: ['anyone'], limit: 'read', described: 'page' } as const;
  addBuiltFiles(app, { name: 'console', base: '/console/' });
  app.get('/console', { config }, async (_request, reply) => reply.redirect('/console/'));
  app.get('/console/', { config }, async (_request, reply) => {
    const page = markOfficeViewer(await readIndexPage('console'), settings);
    const nonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', contentPolicy({ styleSrc: ["'self'", `'nonce-${nonce}'`] }));
    return sendPage(reply, page.replace('<!--portico:nonce-->', `<meta name="csp-nonce" content="${nonce}">`));
  });
}
