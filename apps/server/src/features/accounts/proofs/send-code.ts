import type { Language } from '@portico/form-engine/language';
import { evenly } from '../../../platform/evenly.ts';
import { findSender } from '../../../platform/messaging/find-sender.ts';
import { verificationCodeMail } from '../../../platform/messaging/letters/verification-code-mail.ts';
import { verificationCodeSms } from '../../../platform/messaging/letters/verification-code-sms.ts';
import { queueMessage } from '../../../platform/messaging/queue-message.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { findApplicantByKey } from '../accounts.queries.ts';
import type { Contact } from '../contacts.ts';
import { codeMinutes, codeWait, issueCode } from './codes.ts';

type Purpose = 'register' | 'login' | 'reset' | 'amend';

const inLetters = { register: 'register', login: 'signIn', reset: 'resetPassword', amend: 'confirmAddress' } as const;

/** To a stranger's address nothing is sent for these, and the answer does not tell. */
const forKnownOnly: readonly Purpose[] = ['login', 'reset'];

const shortestMs = 200;

/** Sends a code; the same answer in the same time whether or not there is an account behind the address. */
export async function sendCode(
  contact: Contact,
  purpose: Purpose,
  language: Language,
  call: VisitorCall,
): Promise<{ wait: number }> {
  return evenly(shortestMs, async () => {
    const scope = { ...call, projectId: call.project.id };
    const address = { channel: contact.channel, target: contact.key, purpose } as const;
    const code = await issueCode(scope, address, call.ip);
    const known = await findApplicantByKey(call.db, contact);
    // A temporary user has no password, and so none to forget.
    const isKnown = known !== undefined && !(purpose === 'reset' && known.temporary);
    if (isKnown || !forKnownOnly.includes(purpose))
      await post({ ...contact, owner: known?.id }, purpose, code, language, call);
    return { wait: codeWait };
  });
}

async function post(
  contact: Contact & { readonly owner: string | undefined },
  purpose: Purpose,
  code: string,
  language: Language,
  call: VisitorCall,
): Promise<void> {
  const { db, project, now } = call;
  const { sender, from } = await findSender(db, project, language);
  const common = {
    recipient: contact.shown,
    applicantId: contact.owner,
    language,
    purpose: 'verification-code',
    expiresAt: new Date(now.getTime() + codeMinutes * 60_000),
  } as const;
  const content = { code, minutes: codeMinutes };
  if (contact.channel === 'sms') {
    await queueMessage(db, project, { ...common, channel: 'sms', ...verificationCodeSms(content, sender, language) });
    return;
  }
  const mail = verificationCodeMail({ ...content, purpose: inLetters[purpose] }, sender, language);
  await queueMessage(db, project, { ...common, channel: 'mail', ...from, ...mail });
}
