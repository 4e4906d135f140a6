import type { CronItem, TaskList } from 'graphile-worker';
import type { JobParts } from '../../../platform/app-parts.ts';
import { notifyDueWithdrawals } from '../notifying/notify-due-withdrawals.ts';
import { sendDueReminders } from './send-due-reminders.ts';

/** Scheduled reminders to recommenders, run by the queue so that only one of several servers sends them. */
export function reminderJobs(parts: Omit<JobParts, 'storage'>): { tasks: TaskList; cron: CronItem[] } {
  const tasks: TaskList = {
    remind_recommenders: async () => {
      const now = parts.clock.now();
      const withdrawals = await notifyDueWithdrawals(parts, now);
      if (withdrawals > 0) parts.log.info({ withdrawals }, 'recommenders were told that no letter is needed');
      const reminders = await sendDueReminders(parts, now);
      if (reminders > 0) parts.log.info({ reminders }, 'recommenders were reminded');
    },
  };
  // No retries: the next scheduled run repeats what failed.
  const options = { maxAttempts: 1, backfillPeriod: 0 };
  return { tasks, cron: [{ task: 'remind_recommenders', match: '9,24,39,54 * * * *', options }] };
}
