import '@fastify/cookie';
import { fileSchemaPath, projectFilePath } from '@portico/contract/project-files';
import { create } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { withArticlesToSend } from '../../domain/project-file/articles-to-send.ts';
import { fileSchema } from '../../domain/project-file/format/file-schema.ts';
import { readProjectFile } from '../../domain/project-file/read-project-file.ts';
import { reachProject } from '../../domain/projects/reach-project.ts';
import type { AppParts } from '../../platform/app-parts.ts';
import '../../platform/http/declared-routes.ts';
import { Refused } from '../../platform/refused.ts';
import { placeOf } from '../../platform/session/abilities.ts';
import { openStaffReach } from '../../platform/session/open-staff-reach.ts';
import { logStaffAction } from '../../platform/session/staff-log.ts';
import { staffCookie } from '../../platform/session/staff-session.ts';

const query = z.object({ project: z.uuid() });
const may = 'settings.change';

/** Project files to download, and the JSON schema that they follow. */
export function addProjectFiles(app: FastifyInstance, parts: AppParts): void {
  app.get(projectFilePath, {
    config: { access: ['staff'], may, limit: 'read', described: 'page' },
    handler: async (request, reply) => {
      const now = parts.clock.now();
      const reach = await openStaffReach(parts, request.cookies[staffCookie], may, now);
      const parsed = query.safeParse(request.query);
      if (!parsed.success) throw new Refused('malformed');
      const { project, projectDb } = await reachProject(parsed.data.project, reach);
      const whole = await readProjectFile(projectDb, project.id);
      const file = await withArticlesToSend(projectDb, parts.storage, project.id, whole);
      await logStaffAction(
        { ...reach, ip: request.ip },
        'exported project file',
        { project: project.id },
        placeOf(project),
      );
      return reply
        .type('application/json; charset=utf-8')
        .headers({
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
          'content-disposition': create(`${project.slug}-${now.toISOString().slice(0, 10)}.portico.json`),
        })
        .send(`${JSON.stringify(file, null, 1)}\n`);
    },
  });
  app.get(fileSchemaPath, {
    config: { access: ['anyone'], limit: 'read', described: 'page' },
    handler: async (_request, reply) => reply.type('application/schema+json; charset=utf-8').send(fileSchema()),
  });
}
