import type { CronItem, TaskList } from 'graphile-worker';
import * as z from 'zod';
import type { JobParts } from '../../../platform/app-parts.ts';
import type { Driver } from '../../../platform/messaging/message.ts';
import type { MessagingSettings } from '../../../platform/messaging/messaging-settings.ts';
import { tellOwner } from './tell-owner.ts';

export interface OwnerJobParts extends Pick<JobParts, 'clock' | 'log' | 'publicUrl'> {
  readonly drivers: readonly Driver[];
  readonly messaging: Pick<MessagingSettings, 'owner' | 'smtp'>;
}

const payload = z.object({ message: z.uuid(), failures: z.int(), accounts: z.int(), addresses: z.int() });

/** One job for every spray that the log tells of. */
export function ownerJobs(parts: OwnerJobParts): { tasks: TaskList; cron: CronItem[] } {
  return {
    tasks: {
      tell_owner: (given: unknown) => {
        const { message, ...counts } = payload.parse(given);
        return tellOwner(parts, message, counts);
      },
    },
    cron: [],
  };
}
