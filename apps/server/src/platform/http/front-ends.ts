import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refused } from '../refused.ts';
import { serverRoot } from '../server-root.ts';

const asset = { access: ['anyone'], limit: 'read', described: 'file' } as const;
const loose = { access: ['anyone'], limit: 'read', described: 'page' } as const;

/** A built front end: its folder, and where it is served. */
export interface FrontEnd {
  readonly name: 'portal' | 'console';
  readonly base: '/apply/' | '/console/';
}

/** What a build has that is served with words or headers of its own. */
const pages = ['index.html', 'viewer.html'] as const;

/** The folder a front end is built into. */
export function distFolder(name: FrontEnd['name']): string {
  return join(serverRoot, '..', name, 'dist');
}

/** The page a front end starts from, read anew each time: a build that replaces another takes effect at once. */
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

// A name with a hash never means another content; one without may, after the next build.
const hashed = /-[\w-]{8}\.\w+$/;
const keepForGood = 'public, max-age=31536000, immutable';
// Files kept for good are never revalidated, so the headers for that are left out.
const neverAskedAgain = { etag: false, lastModified: false, acceptRanges: false };
const keepForDay = 'public, max-age=86400';

/** Serves the files of a build: those with a hash in their name may be kept for good. */
export function addBuiltFiles(app: FastifyInstance, { name, base }: FrontEnd): void {
  const root = distFolder(name);
  app.get<{ Params: { '*': string } }>(
    `${base}assets/*`,
    { config: asset, logLevel: 'warn' },
    async (request, reply) => {
      const file = request.params['*'];
      const isForGood = hashed.test(file);
      // HTTP/1.1 keeps a connection without being told so with each of a dozen files.
      reply.raw.removeHeader('connection');
      return reply
        .header('cache-control', isForGood ? keepForGood : keepForDay)
        .sendFile(file, join(root, 'assets'), { cacheControl: false, ...(isForGood ? neverAskedAgain : {}) });
    },
  );
  for (const file of looseFiles(root)) {
    const config = /\.(?:js|css)$/.test(file) ? asset : loose;
    app.get(`${base}${file}`, { config, logLevel: 'warn' }, async (_request, reply) => reply.sendFile(file, root));
  }
}

/** Sends a page that must never be kept, since it names the files of one build. */
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
