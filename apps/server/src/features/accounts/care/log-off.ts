import { findSender } from '../../../platform/messaging/find-sender.ts';
import { forgetMessages } from '../../../platform/messaging/forget-messages.ts';
import { accountRemovedMail } from '../../../platform/messaging/letters/account-removed-mail.ts';
import { queueMessage } from '../../../platform/messaging/queue-message.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { findAccountRules, findApplicant } from '../accounts.queries.ts';
import { capabilitiesOf } from '../accounts.rules.ts';
import { dropCodesTo, removeApplicant } from './care.queries.ts';

/** Removes the account with everything personal; the last mail to its owner is the only thing still to be sent. */
export async function logOff(outbox: Outbox, call: ApplicantCall): Promise<null> {
  const applicant = await findApplicant(call.db, call.session.applicantId);
  if (applicant === undefined) throw new Refused('notSignedIn');
  if (!capabilitiesOf(applicant).logoff) throw new Refused('forbidden');
  const addresses = [applicant.email, applicant.mobile].filter((address) => address !== null);
  await call.db.transaction().execute(async (db) => {
    if (addresses.length > 0) {
      await forgetMessages(db, addresses);
      const targets = addresses.map((address) => address.toLowerCase());
      await dropCodesTo(db, targets);
    }
    if (applicant.email !== null && applicant.email_confirmed_at !== null) {
      const language = applicant.lang;
      const { sender, from } = await findSender(db, call.project, language);
      const { time_zone: timeZone } = await findAccountRules(db, call.project.id);
      const content = { name: applicant.name, at: call.now, timeZone, contact: from.fromAddress };
      const mail = accountRemovedMail(content, sender, language);
      const common = {
        channel: 'mail',
        recipient: applicant.email,
        language,
        purpose: 'account-removed',
        forget: true,
      } as const;
      await queueMessage(db, call.project, { ...common, ...from, ...mail });
    }
    await removeApplicant(db, applicant.id);
  });
  await outbox.forget(call.project.id, addresses);
  return null;
}
