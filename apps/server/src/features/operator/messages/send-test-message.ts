import { randomUUID } from 'node:crypto';
import type { SendTestMessage } from '@portico/contract/operator.schemas';
import * as z from 'zod';
import { staffTestMail } from '../../../domain/mails/staff/staff-test-mail.ts';
import {
  installationColour,
  installationName,
  sendAsInstallation,
  sendTestSms,
} from '../../../domain/staff-mails/send-as-installation.ts';
import type { AppParts } from '../../../platform/app-parts.ts';
import type { Outcome } from '../../../platform/messaging/message.ts';
import { Refused } from '../../../platform/refused.ts';
import { installation } from '../../../platform/session/abilities.ts';
import { logStaffAction } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { findOwnMail, secondsUntilNextTest } from './messages.queries.ts';

type Input = SendTestMessage['input'];

/**
 * Sends a message past the queue, so that whoever asked sees what the mail server or the provider answers. Each is in the
 * log, which also counts them: somebody with a stolen session must not flood strangers.
 */
export async function sendTestMessage(
  parts: AppParts,
  input: Input,
  call: StaffCall,
): Promise<SendTestMessage['output']> {
  const recipient = await requireRecipient(input, call);
  const wait = await secondsUntilNextTest(call.db);
  if (wait > 0) throw new Refused('tooMany', { data: { wait } });
  await logStaffAction(call, 'sent test message', { channel: input.channel }, installation);
  const outcome = await send(parts, input.channel, recipient, call);
  const problem = outcome.state === 'accepted' ? null : outcome.problem;
  call.log.info({ channel: input.channel, problem }, 'a test message was sent');
  return { recipient, is_accepted: problem === null, problem };
}

async function requireRecipient({ channel, recipient = '' }: Input, { db, session }: StaffCall): Promise<string> {
  if (channel === 'sms') {
    if (!/^\+\d[\d\s().-]{6,24}$/.test(recipient)) throw new Refused('mobileWrong');
    return recipient;
  }
  const address = recipient === '' ? await findOwnMail(db, session.staffId) : recipient;
  if (address === null) throw new Refused('noOwnAddress');
  if (!z.email().safeParse(address).success) throw new Refused('emailWrong');
  return address;
}

function send(
  { drivers, settings: { messaging }, clock }: AppParts,
  channel: Input['channel'],
  recipient: string,
  { session, publicUrl, language }: StaffCall,
): Promise<Outcome> {
  const message = { id: randomUUID(), recipient, language };
  if (channel === 'sms') return sendTestSms({ drivers, clock }, message);
  const { host } = new URL(publicUrl);
  const sender = { project: installationName, organisation: host, color: installationColour };
  const content = staffTestMail({ name: session.name, host }, sender, language);
  return sendAsInstallation({ drivers, messaging, publicUrl, clock }, { ...message, content, forget: false });
}
