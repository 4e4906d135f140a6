import type { CronItem, TaskList } from 'graphile-worker';
import * as z from 'zod';
import { type OwnerJobParts, tellOwner } from './tell-owner.ts';

const payload = z.object({ message: z.uuid(), failures: z.int(), accounts: z.int(), addresses: z.int() });

/** One job for every spray that the log tells of. */
export function ownerJobs(parts: OwnerJobParts): { tasks: TaskList; cron: CronItem[] } {
  return {
    tasks: {
      tell_owner: (input: unknown) => {
        const { message, ...counts } = payload.parse(input);
        return tellOwner(parts, message, counts);
      },
    },
    cron: [],
  };
}
