import type { FastifyRequest } from 'fastify';

/**
 * The limits of a multipart body. There is no limit for all parts together: beyond it, the parser would not listen to
 * their errors, and a body that breaks off there would crash the process.
 */
export const partLimits = { files: 1, fields: 20, parts: Infinity } as const;

/** Ignores the rest of a body that is refused. */
export function stopParsing({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}
