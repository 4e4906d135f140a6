import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refused } from '../refused.ts';
import { serverRoot } from '../server-root.ts';

const asset = { access: ['anyone'], limit: 'read', described: 'file' } as const;
const loose = { access: ['anyone'], limit: 'read', described: 'page' } as const;

/** A built front end: its folder, and the path it is served at. */
export interface FrontEnd {
  readonly name: 'portal' | 'console';
  readonly base: '/apply/' | '/console/';
}

/** Built pages that are served with their own texts or headers. */
const pages = ['index.html', 'viewer.html'] as const;

/** The folder a front end is built into. */
export function distFolder(name: FrontEnd['name']): string {
  return join(serverRoot, '..', name, 'dist');
}

/** The index page of a front end, read again each time so that a new build takes effect at once. */
export async function readIndexPage(name: FrontEnd['name']): Promise<string> {
  return readBuiltPage(name, 'index.html');
}

export async function readBuiltPage(name: FrontEnd['name'], page: (typeof pages)[number]): Promise<string> {
  return readFile(join(distFolder(name), page), 'utf8').catch(() => {
    throw new Refused('busy', { cause: `the ${name} is not built: npm run build` });
  });
}

export async function addStaticFiles(app: FastifyInstance): Promise<void> {
  await app.register(staticFiles, { root: serverRoot, serve: false, preCompressed: true, index: false });
}

// A file with a hash in its name never changes; one without may change with the next build.
const hashed = /-[\w-]{8}\.\w+$/;
const keepForGood = 'public, max-age=31536000, immutable';
// Files that are cached forever are never revalidated, so those headers are left out.
const neverAskedAgain = { etag: false, lastModified: false, acceptRanges: false };
const keepForDay = 'public, max-age=86400';

/** Serves the files of a build; those with a hash in their name may be cached forever. */
export function addBuiltFiles(app: FastifyInstance, { name, base }: FrontEnd): void {
  const root = distFolder(name);
  app.get<{ Params: { '*': string } }>(
    `${base}assets/*`,
    { config: asset, logLevel: 'warn' },
    async (request, reply) => {
      const file = request.params['*'];
      const isForGood = hashed.test(file);
      // HTTP/1.1 connections are persistent by default, so the header is not needed on each of a dozen files.
      reply.raw.removeHeader('connection');
      return (
        reply
          .header('cache-control', isForGood ? keepForGood : keepForDay)
          // Public code: the sandboxed preview of a look has no origin of its own: it fetches modules with CORS, pictures without.
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin')
          .sendFile(file, join(root, 'assets'), { cacheControl: false, ...(isForGood ? neverAskedAgain : {}) })
      );
    },
  );
  for (const file of looseFiles(root)) {
    const config = /\.(?:js|css)$/.test(file) ? asset : loose;
    app.get(`${base}${file}`, { config, logLevel: 'warn' }, async (_request, reply) => reply.sendFile(file, root));
  }
}

/** Sends a page that must never be cached, because it refers to the files of one build. */
export function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}

function looseFiles(root: string): string[] {
  if (!existsSync(root)) return [];
  const entries = readdirSync(root, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name))
    .map((entry) => entry.name)
    .filter((name) => !pages.some((page) => page === name));
}
