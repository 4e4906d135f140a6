import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { AppParts } from '../../app-parts.ts';

export interface ProjectOfHost {
  readonly id: string;
  readonly slug: string;
}

/** The project that the host of a request leads to; null for the installation's own name and any other. */
export async function projectOfHost(
  { hostname }: Pick<FastifyRequest, 'hostname'>,
  { database, settings }: Pick<AppParts, 'database' | 'settings'>,
): Promise<ProjectOfHost | null> {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  // Names without a dot and numbers are never connected, so that most requests need no lookup.
  const isNeverConnected = !host.includes('.') || /^[\d.]+$/.test(host);
  if (isNeverConnected || host === new URL(settings.publicUrl).hostname) return null;
  const found = sql<ProjectOfHost>`select id, slug from find_project_of_host(${host})`;
  return (await found.execute(database.unscoped)).rows[0] ?? null;
}

/** Whether a project may be named under the host of a request: under the name of one project there is no other. */
export async function isServedAtHost(
  { id }: { readonly id: string },
  request: Pick<FastifyRequest, 'hostname'>,
  parts: Pick<AppParts, 'database' | 'settings'>,
): Promise<boolean> {
  const own = await projectOfHost(request, parts);
  return own === null || own.id === id;
}
