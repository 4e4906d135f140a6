import type { CronItem, TaskList } from 'graphile-worker';
import * as z from 'zod';
import type { JobParts } from '../../../platform/app-parts.ts';
import { publishScheduled } from './publish-scheduled.ts';

const payload = z.object({ org: z.uuid(), project: z.uuid(), schedule: z.int() });

export function formScheduleJobs(parts: Pick<JobParts, 'database' | 'clock'>): { tasks: TaskList; cron: CronItem[] } {
  return {
    tasks: {
      publish_scheduled_form: async (input: unknown) => {
        const { org, project, schedule } = payload.parse(input);
        await publishScheduled(parts, { project: { id: project, orgId: org }, schedule });
      },
    },
    cron: [],
  };
}
