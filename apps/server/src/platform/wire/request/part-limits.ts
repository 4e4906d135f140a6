import type { FastifyRequest } from 'fastify';

/**
 * What a multipart body may have. Parts are limited by their kinds alone: beyond a limit of its own for all parts, the parser
 * listens to none of their errors, and a body that breaks off there would end the process.
 */
export const partLimits = { files: 1, fields: 20, parts: Infinity } as const;

/** Whatever else comes of a body that is refused is not looked at. */
export function stopParsing({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}
