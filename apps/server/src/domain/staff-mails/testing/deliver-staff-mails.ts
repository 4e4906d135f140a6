import { Logger, runOnce } from 'graphile-worker';
import { workerOptions } from '../../../platform/messaging/delivery/start-delivery.ts';
import { openDrivers } from '../../../platform/messaging/drivers/open-drivers.ts';
import { openSmtpStandIn } from '../../../platform/messaging/testing/smtp-stand-in.ts';
import { readSettings } from '../../../platform/settings.ts';
import type { openTestServer } from '../../../testing/test-server.ts';
import { staffMailJobs } from '../staff-mail-jobs.ts';

type Server = Awaited<ReturnType<typeof openTestServer>>;
type Answer = Parameters<Awaited<ReturnType<typeof openSmtpStandIn>>['answerWith']>[number];

/** Runs the mails to staff that are queued, in a real conversation with a mail server; gives back those that it took. */
export async function deliverStaffMails(server: Server, ...answers: Answer[]) {
  const smtp = await openSmtpStandIn();
  smtp.answerWith(...answers);
  const { messaging, publicUrl } = readSettings({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'portal@example.edu',
    PUBLIC_URL: 'https://apply.example.edu',
  });
  const drivers = openDrivers(messaging, { ...server, publicUrl });
  const { tasks } = staffMailJobs({ ...server, drivers, messaging, publicUrl });
  await runOnce({
    connectionString: server.ownerUrl,
    taskList: tasks,
    logger: new Logger(() => () => undefined),
    noHandleSignals: true,
    preset: workerOptions,
  });
  for (const driver of drivers) driver.close();
  await smtp.close();
  return smtp.accepted;
}

/** The token of the link in a mail. */
export function tokenIn(mail: { readonly text?: string | undefined } | undefined): string {
  return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}
