import type { CronItem, TaskList } from 'graphile-worker';
import * as z from 'zod';
import type { AppParts, JobParts } from '../../../platform/app-parts.ts';
import { tellOfAnswer } from './tell-of-answer.ts';

const payload = z.object({ org: z.uuid(), project: z.uuid(), applicant: z.uuid() });

export function tellingJobs(parts: JobParts & Pick<AppParts, 'secretKey'>): { tasks: TaskList; cron: CronItem[] } {
  return { tasks: { tell_of_answer: (input: unknown) => tellOfAnswer(parts, payload.parse(input)) }, cron: [] };
}
