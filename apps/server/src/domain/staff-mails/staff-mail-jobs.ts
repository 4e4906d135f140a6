import type { CronItem, TaskList } from 'graphile-worker';
import * as z from 'zod';
import type { JobParts } from '../../platform/app-parts.ts';
import { DeliverLater } from '../../platform/messaging/delivery/deliver-message.ts';
import { type InstallationSender, sendAsInstallation } from './send-as-installation.ts';
import { findStaffMail, settleInvitationMail, staffMailKinds } from './staff-mails.queries.ts';
import { writeStaffMail } from './write-staff-mail.ts';

export interface StaffMailParts extends Pick<JobParts, 'database' | 'log'>, InstallationSender {
  readonly secretKey: string;
}

const payload = z.object({
  message: z.uuid(),
  kind: z.enum(staffMailKinds),
  about: z.uuid(),
});

/** One job for each mail to staff. It is written when it is sent: what was withdrawn meanwhile is not sent. */
export function staffMailJobs(parts: StaffMailParts): { tasks: TaskList; cron: CronItem[] } {
  return {
    tasks: {
      send_staff_mail: (input: unknown, { job }) =>
        sendStaffMail(parts, payload.parse(input), job.attempts >= job.max_attempts),
    },
    cron: [],
  };
}

export async function sendStaffMail(
  parts: StaffMailParts,
  { message, kind, about }: z.infer<typeof payload>,
  isLast: boolean,
): Promise<void> {
  const { database, clock, log } = parts;
  const row = await findStaffMail(database.jobs, kind, about);
  const content = row === undefined ? undefined : writeStaffMail(kind, row, parts);
  if (row === undefined || content === undefined || (row.expires_at !== null && row.expires_at <= clock.now())) return;
  const mail = { id: message, recipient: row.recipient, language: row.lang, content, forget: false };
  const outcome = await sendAsInstallation(parts, mail);
  const isOver = outcome.state !== 'later' || isLast;
  if (kind === 'invitation' && row.link_id !== null && isOver) {
    const reached = outcome.state === 'accepted' ? 'accepted' : 'failed';
    await settleInvitationMail(database.jobs, about, row.link_id, reached);
  }
  const problem = outcome.state === 'accepted' ? undefined : outcome.problem;
  log[problem === undefined ? 'info' : 'warn']({ message, kind, problem }, `mail to staff ${outcome.state}`);
  if (outcome.state === 'later') throw new DeliverLater(outcome.problem);
}
