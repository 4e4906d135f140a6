import { staffSprayMail, type SprayContent } from '../../../domain/mails/staff/staff-spray-mail.ts';
import {
  installationColour,
  installationName,
  type InstallationSender,
  sendAsInstallation,
} from '../../../domain/staff-mails/send-as-installation.ts';
import type { JobParts } from '../../../platform/app-parts.ts';
import { DeliverLater } from '../../../platform/messaging/delivery/deliver-message.ts';

export interface OwnerJobParts extends Pick<JobParts, 'log'>, InstallationSender {}

/** Writes to OWNER_MAIL, where that is set. The mail belongs to no project: it is not in the outbox, and nothing of it is kept. */
export async function tellOwner(parts: OwnerJobParts, id: string, counts: SprayContent): Promise<void> {
  const {
    messaging: { owner },
    publicUrl,
    log,
  } = parts;
  if (owner === null) return;
  const { address: recipient, language } = owner;
  const sender = { project: installationName, organisation: new URL(publicUrl).host, color: installationColour };
  const content = staffSprayMail(counts, sender, language);
  const outcome = await sendAsInstallation(parts, { id, recipient, language, content, forget: true });
  const problem = outcome.state === 'accepted' ? undefined : outcome.problem;
  log[problem === undefined ? 'info' : 'warn']({ message: id, problem }, `mail to the owner ${outcome.state}`);
  if (outcome.state === 'later') throw new DeliverLater(outcome.problem);
}
