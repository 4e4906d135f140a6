import type { CronItem, TaskList } from 'graphile-worker';
import * as z from 'zod';
import type { JobParts } from '../../../platform/app-parts.ts';
import { notifyOfSubmissions } from './notify-of-submissions.ts';

const payload = z.object({ org: z.uuid(), project: z.uuid(), submissions: z.array(z.uuid()) });

/** One job for all submissions of one transaction. */
export function notificationJobs(parts: JobParts): { tasks: TaskList; cron: CronItem[] } {
  return {
    tasks: { tell_of_submissions: (input: unknown) => notifyOfSubmissions(parts, payload.parse(input)) },
    cron: [],
  };
}
