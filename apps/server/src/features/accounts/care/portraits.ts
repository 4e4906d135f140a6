import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppParts } from '../../../platform/app-parts.ts';
import { Refused } from '../../../platform/refused.ts';
import { unseal } from '../../../platform/secrets/seal.ts';
import { findProject } from '../../../platform/wire/request/find-project.ts';
import { portraitPurpose } from '../../../domain/accounts/accounts.present.ts';
import { findPortrait } from './care.queries.ts';

const query = z.object({ ticket: z.string().max(1_000) });
const ticket = z.object({ project: z.uuid(), applicant: z.uuid(), digest: z.string(), until: z.number() });

/** Serves a picture to anybody who has its signed link, until the link expires. */
export function addPortraits(app: FastifyInstance, { database, clock, secretKey }: AppParts): void {
  const config = { access: ['anyone'], limit: 'read', described: 'page' } as const;
  app.get('/portraits', { config }, async (request, reply) => {
    const parsed = query.safeParse(request.query);
    const opened = parsed.success ? unseal(secretKey, portraitPurpose, parsed.data.ticket) : undefined;
    const { project, applicant, digest, until } = readTicket(opened);
    if (until < clock.now().getTime()) throw new Refused('notFound');
    const tenant = await findProject(database.unscoped, { project_id: project });
    const picture =
      tenant && (await findPortrait(database.forPeople(tenant, { people: [applicant] }), applicant, digest));
    if (picture === undefined) throw new Refused('notFound');
    return reply.type(picture.media_type).header('cache-control', 'private, max-age=300').send(picture.content);
  });
}

function readTicket(opened: string | undefined): z.infer<typeof ticket> {
  if (opened === undefined) throw new Refused('notFound');
  return ticket.parse(JSON.parse(opened));
}
