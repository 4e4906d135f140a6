import { calendarFile, noticeCalendarPath } from '@portico/contract/calendar-file';
import { languages } from '@portico/form-engine/language';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { listShown } from '../../domain/articles/shown-articles.queries.ts';
import type { AppParts } from '../../platform/app-parts.ts';
import { epochSeconds } from '../../platform/clock.ts';
import '../../platform/http/declared-routes.ts';
import { Refused } from '../../platform/refused.ts';
import { findProject } from '../../platform/wire/request/find-project.ts';
import { isServedAtHost } from '../../platform/wire/request/project-of-host.ts';
import { findProjectTitle } from './articles.queries.ts';
import { presentEvents } from './read-articles.ts';

const parameters = z.object({ project: z.uuid(), file: z.templateLiteral([z.enum(languages), '.ics']) });

// More is no calendar that anybody reads.
const mostNotices = 300;

/** The dates of notices that are for everybody, for calendars that ask for them now and then. */
export function addNoticeCalendar(app: FastifyInstance, parts: AppParts): void {
  const config = { access: ['anyone'], limit: 'read', described: 'page' } as const;
  app.get(`${noticeCalendarPath}/:project/:file`, { config }, async (request, reply) => {
    const read = parameters.safeParse(request.params);
    if (!read.success) throw new Refused('notFound');
    const { database, clock } = parts;
    const project = await findProject(database.unscoped, { project_id: read.data.project }).catch(orMissing);
    if (project === undefined || project.state === 'archived' || !(await isServedAtHost(project, request, parts)))
      throw new Refused('notFound');
    const anybody = { applicantId: null, now: clock.now() };
    const query = { kind: 'notice', after: null, size: mostNotices } as const;
    const db = database.forProject(project);
    const notices = await listShown(db, anybody, query);
    const title = await findProjectTitle(db);
    const language = languages.find((one) => read.data.file === `${one}.ics`) ?? 'sc';
    const dated = notices.map((row) => ({
      id: row.id,
      events: presentEvents(row.content),
      publish_time: epochSeconds(row.shown_from),
    }));
    return reply
      .type('text/calendar; charset=utf-8')
      .headers({
        'cache-control': 'public, max-age=900',
        'content-disposition': 'attachment; filename="events.ics"',
        'x-content-type-options': 'nosniff',
      })
      .send(calendarFile(dated, language, title[language]));
  });
}

function orMissing(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error;
}
