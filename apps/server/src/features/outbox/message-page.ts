import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppParts } from '../../platform/app-parts.ts';
import { Refused } from '../../platform/refused.ts';
import { openStaffReach } from '../../platform/session/open-staff-reach.ts';
import { staffCookie } from '../../platform/session/staff-session.ts';
import { readMessage } from './read-message.ts';

const query = z.object({ id: z.string().max(100) });

/** The HTML part of a mail, for the console's frame: its own styles, no script, nothing fetched from elsewhere. */
export function addMessagePage(app: FastifyInstance, parts: AppParts): void {
  const config = { access: ['staff'], may: 'outbox.read', limit: 'read', described: 'page' } as const;
  app.get('/staff/v1/outbox/html', { config }, async (request, reply) => {
    const reach = await openStaffReach(parts, request.cookies[staffCookie], 'outbox.read', parts.clock.now());
    const parsed = query.safeParse(request.query);
    if (!parsed.success) throw new Refused('notFound');
    const message = await readMessage(parts.outbox, parsed.data.id, { ...reach, ip: request.ip });
    if (message.html === '') throw new Refused('notFound');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-frame-options', 'SAMEORIGIN')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups",
      )
      .send(message.html);
  });
}
