import type { CronItem, TaskList } from 'graphile-worker';
import * as z from 'zod';
import type { JobParts } from '../../../platform/app-parts.ts';
import { makeQueuedDocument } from './make-queued-document.ts';
import { sweepDocuments } from './sweep-documents.ts';

const payload = z.object({ document: z.uuid() });

/** Background jobs for documents: making large ones and removing old ones. */
export function documentJobs(parts: Omit<JobParts, 'publicUrl'>): { tasks: TaskList; cron: CronItem[] } {
  const { database, storage, clock, log } = parts;
  const tasks: TaskList = {
    make_document: async (input: unknown, { job }) => {
      const { document: id } = payload.parse(input);
      await makeQueuedDocument(parts, id, job.attempts >= job.max_attempts);
    },
    sweep_documents: async () => {
      const removed = await sweepDocuments(database.jobs, storage, clock.now());
      if (removed > 0) log.info({ documents: removed }, 'documents that served their time were removed');
    },
  };
  // No retries: the next scheduled run repeats what failed.
  const options = { maxAttempts: 1, backfillPeriod: 0 };
  return { tasks, cron: [{ task: 'sweep_documents', match: '*/10 * * * *', options }] };
}
