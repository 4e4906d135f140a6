import { filePath } from '@portico/contract/uploads';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../../../platform/app-parts.ts';
import { Refused } from '../../../platform/refused.ts';
import { findOwnFile } from './find-own-file.ts';
import { sendFile } from './send-file.ts';
import '../../../platform/http/declared-routes.ts';

/** Serves people their own files; those of others are not found. */
export function addFiles(app: FastifyInstance, parts: AppParts): void {
  const config = { access: ['applicant', 'recommender'], limit: 'read', described: 'page' } as const;
  app.route({
    method: ['GET', 'HEAD'],
    url: `${filePath}/:uid`,
    config,
    handler: async (request, reply) => {
      const file = await findOwnFile(parts, request);
      if (file === undefined) throw new Refused('notFound');
      return sendFile(parts.storage, file, request, reply);
    },
  });
}
