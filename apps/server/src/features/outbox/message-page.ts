import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppParts } from '../../platform/app-parts.ts';
import { Refused } from '../../platform/refused.ts';
import { mayStaff } from '../../platform/session/abilities.ts';
import { findStaffSession, staffCookie } from '../../platform/session/staff-session.ts';
import { readMessage } from './read-message.ts';

const query = z.object({ id: z.string().max(100) });

/** The HTML part of a mail, for a frame in the console: its own styles, no scripts, and no external resources. */
export function addMessagePage(app: FastifyInstance, { database, outbox, clock }: AppParts): void {
  const config = { access: ['staff'], limit: 'read', described: 'page' } as const;
  app.get('/staff/v1/outbox/html', { config }, async (request, reply) => {
    const session = await findStaffSession(database.staff, request.cookies[staffCookie], clock.now());
    if (session === undefined) throw new Refused('notSignedIn');
    if (!mayStaff(session.role, 'outbox.read')) throw new Refused('forbidden');
    const parsed = query.safeParse(request.query);
    if (!parsed.success) throw new Refused('notFound');
    const message = await readMessage(outbox, parsed.data.id, { session, db: database.staff });
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
