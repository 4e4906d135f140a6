import '@fastify/cookie';
import { lookPicturePath } from '@portico/contract/look';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { reachProject } from '../../../domain/projects/reach-project.ts';
import type { AppParts } from '../../../platform/app-parts.ts';
import '../../../platform/http/declared-routes.ts';
import { Refused } from '../../../platform/refused.ts';
import { openStaffReach } from '../../../platform/session/open-staff-reach.ts';
import { staffCookie } from '../../../platform/session/staff-session.ts';
import { findStoredPicture } from './pictures.queries.ts';

const query = z.object({ project: z.uuid(), digest: z.string().regex(/^[0-9a-f]{1,64}$/) });
const may = 'look.edit';

/** Pictures of drafts, for those who work on them. What is published stands at `/pictures/` for everybody. */
export function addLookPictures(app: FastifyInstance, parts: AppParts): void {
  app.get(lookPicturePath, {
    config: { access: ['staff'], may, limit: 'read', described: 'page' },
    handler: async (request, reply) => {
      const reach = await openStaffReach(parts, request.cookies[staffCookie], may, parts.clock.now());
      const parsed = query.safeParse(request.query);
      if (!parsed.success) throw new Refused('malformed');
      const { projectDb } = await reachProject(parsed.data.project, reach);
      const picture = await findStoredPicture(projectDb, parsed.data.digest);
      if (picture === undefined) throw new Refused('notFound');
      return reply
        .type(picture.media_type)
        .headers({
          'cache-control': 'private, max-age=86400, immutable',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .send(picture.content);
    },
  });
}
