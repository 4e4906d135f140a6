import type { CronItem, TaskList } from 'graphile-worker';
import * as z from 'zod';
import type { JobParts } from '../../../platform/app-parts.ts';
import { tellDeadline } from '../extensions/tell-deadline.ts';
import { listConcerned } from './outages.queries.ts';

const payload = z.object({ org: z.uuid(), project: z.uuid(), approval: z.uuid() });
const pageSize = 100;

export function outageJobs(parts: JobParts): { tasks: TaskList; cron: CronItem[] } {
  return { tasks: { tell_of_outage: (input: unknown) => tellOfOutage(parts, payload.parse(input)) }, cron: [] };
}

/** Tells everybody with an unfinished application in the batch, page by page; who was told before a crash is not told again. */
export async function tellOfOutage(
  { database, clock, publicUrl }: Pick<JobParts, 'database' | 'clock' | 'publicUrl'>,
  { org, project, approval }: z.output<typeof payload>,
): Promise<void> {
  const db = database.forProject({ id: project, orgId: org });
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const people = await listConcerned(db, approval, after, pageSize);
    await db.transaction().execute(async (inside) => {
      for (const { message: id, applicant: applicantId, slug, ...person } of people) {
        const { batch, former, until, time_zone: timeZone, reader_zone: readerZone } = person;
        const news = { kind: 'outage', batch, former, until, timeZone, readerZone } as const;
        const notice = { id, applicantId, person, news, now: clock.now() };
        await tellDeadline(inside, { id: project, slug }, publicUrl, notice);
      }
    });
    const last = people.at(-1);
    if (last === undefined || people.length < pageSize) return;
    after = last.applicant;
  }
}
