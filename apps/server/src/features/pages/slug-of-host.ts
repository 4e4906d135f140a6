import type { FastifyRequest } from 'fastify';
import type { AppParts } from '../../platform/app-parts.ts';
import { findSlugOfHost } from './pages.queries.ts';

/** The slug of the project that the host of a request leads to; null for the installation's own name and any other. */
export async function slugOfHost(
  { hostname }: Pick<FastifyRequest, 'hostname'>,
  { database, settings }: Pick<AppParts, 'database' | 'settings'>,
): Promise<string | null> {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (!host.includes('.') || host === new URL(settings.publicUrl).hostname) return null;
  return findSlugOfHost(database.unscoped, host);
}
