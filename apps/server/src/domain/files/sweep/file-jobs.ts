import type { CronItem, TaskList } from 'graphile-worker';
import type { JobParts } from '../../../platform/app-parts.ts';
import { sweepFiles } from './sweep-files.ts';
import { sweepStrays } from './sweep-strays.ts';

/** The cleanup of files. It runs in the queue, so that only one of several servers does it. */
export function fileJobs({ database: { jobs }, storage, clock, log }: Omit<JobParts, 'publicUrl'>): {
  tasks: TaskList;
  cron: CronItem[];
} {
  const tasks: TaskList = {
    sweep_files: async () => {
      const files = await sweepFiles(jobs, storage, clock.now());
      if (files > 0) log.info({ files }, 'files that no answer names were removed');
    },
    sweep_strays: async () => {
      const objects = await sweepStrays(jobs, storage, clock.now());
      if (objects > 0) log.info({ objects }, 'objects that nobody knows of were removed from storage');
    },
  };
  // No retries: the next scheduled run repeats what failed.
  const options = { maxAttempts: 1, backfillPeriod: 0 };
  return {
    tasks,
    cron: [
      { task: 'sweep_files', match: '*/10 * * * *', options },
      { task: 'sweep_strays', match: '41 3 * * *', options },
    ],
  };
}
