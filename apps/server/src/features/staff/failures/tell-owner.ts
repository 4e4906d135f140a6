import { staffSprayMail, type SprayContent } from '../../../domain/mails/staff-spray-mail.ts';
import type { JobParts } from '../../../platform/app-parts.ts';
import { DeliverLater } from '../../../platform/messaging/delivery/deliver-message.ts';
import type { Driver } from '../../../platform/messaging/message.ts';
import type { MessagingSettings } from '../../../platform/messaging/messaging-settings.ts';

export interface OwnerJobParts extends Pick<JobParts, 'clock' | 'log' | 'publicUrl'> {
  readonly drivers: readonly Driver[];
  readonly messaging: Pick<MessagingSettings, 'owner' | 'smtp'>;
}

const name = 'Portico';
const colour = '#2f5d8a';

/** Writes to OWNER_MAIL, where that is set. The mail belongs to no project: it is not in the outbox, and nothing of it is kept. */
export async function tellOwner(
  { drivers, messaging: { owner, smtp }, publicUrl, clock, log }: OwnerJobParts,
  id: string,
  counts: SprayContent,
): Promise<void> {
  const driver = drivers.find(({ channel }) => channel === 'mail');
  if (owner === null || driver === undefined) return;
  const sender = { project: name, organisation: new URL(publicUrl).host, color: colour };
  const outcome = await driver.send({
    id,
    channel: 'mail',
    orgId: '',
    projectId: '',
    projectTitle: { sc: name, tc: name, en: name },
    recipient: owner.address,
    fromName: name,
    fromAddress: smtp?.from ?? owner.address,
    replyTo: '',
    ...staffSprayMail(counts, sender, owner.language),
    template: {},
    language: owner.language,
    answers: 0,
    createdAt: clock.now(),
    forget: true,
  });
  const problem = outcome.state === 'accepted' ? undefined : outcome.problem;
  log[problem === undefined ? 'info' : 'warn']({ message: id, problem }, `mail to the owner ${outcome.state}`);
  if (outcome.state === 'later') throw new DeliverLater(outcome.problem);
}
