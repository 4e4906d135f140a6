import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notifyOfBounce } from '../../domain/letters/requests/notify-of-bounce.ts';
import type { AppParts } from '../../platform/app-parts.ts';
import { makeBounceAddresses } from '../../platform/messaging/bounces/bounce-address.ts';
import { markBounced } from '../../platform/messaging/bounces/mark-bounced.ts';
import { findProjectOf } from '../../platform/messaging/messaging.queries.ts';
import { Refused } from '../../platform/refused.ts';
import { findBounced, type ReportedMail } from './find-bounced.ts';
import { readReport } from './read-report.ts';
import '../../platform/http/declared-routes.ts';

const path = '/hooks/bounce';
// Our mails are short, and a report contains little more than one of them.
const largestReport = 524_288;

/** Receives bounce reports piped from a mail server; only exists if BOUNCE_SECRET is set. */
export function addBounceHook(app: FastifyInstance, parts: AppParts): void {
  const { database, clock, secretKey, settings } = parts;
  const { secret, domain } = settings.messaging.bounces;
  if (secret === null) return;
  const onBounce = notifyOfBounce(settings.publicUrl);
  const addresses = domain === null ? null : makeBounceAddresses(domain, secretKey);
  const config = { access: ['anyone'], limit: 'write', described: 'page' } as const;

  async function mark({ id, code, recipientKeys }: ReportedMail): Promise<boolean> {
    const project = await findProjectOf(database.jobs, id);
    if (project === undefined) return false;
    const bounce = { id, project, code, now: clock.now(), ...(recipientKeys === undefined ? {} : { recipientKeys }) };
    const db = database.forProject(project);
    return db.transaction().execute((transaction) => markBounced(transaction, bounce, onBounce));
  }

  // In an encapsulated context, because no other route takes mail as a body.
  void app.register(async (scope) => {
    // Without the secret, the request is refused before the body is read.
    scope.addHook('onRequest', async (request) => {
      if (!isSame(request.headers.authorization ?? '', `Bearer ${secret}`)) throw new Refused('forbidden');
    });
    scope.addContentTypeParser(
      'message/rfc822',
      { parseAs: 'buffer', bodyLimit: largestReport },
      (_request, body, done) => done(null, body),
    );
    scope.post(path, { config, bodyLimit: largestReport }, async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) throw new Refused('malformed');
      const report = await readReport(request.body);
      const found =
        report === undefined ? [] : await findBounced(report, { jobs: database.jobs, addresses, now: clock.now() });
      let marked = 0;
      for (const one of found) marked += (await mark(one)) ? 1 : 0;
      request.log.info({ report: report !== undefined, found: found.length, marked }, 'mail came back');
      return reply.code(204).send();
    });
  });
}

function isSame(actual: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(actual), digest(expected));
}
