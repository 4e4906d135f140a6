import type { Language } from '@portico/form-engine/language';
import { takeAtLeast } from '../../../platform/concurrency/take-at-least.ts';
import { findSender } from '../../../platform/messaging/find-sender.ts';
import { verificationCodeMail } from '../../../domain/mails/accounts/verification-code-mail.ts';
import { verificationCodeSms } from '../../../domain/mails/accounts/verification-code-sms.ts';
import { queueMessage } from '../../../platform/messaging/queue-message.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { type Applicant, findApplicantByKey } from '../../../domain/accounts/applicants.queries.ts';
import type { Contact } from '../../../domain/accounts/contacts.ts';
import type { CodePurpose } from '../../../domain/proofs/buckets.ts';
import { codeMinutes, codeWait, issueCode } from '../../../domain/proofs/codes.ts';
import { findKnownDevice } from '../../../domain/proofs/known-device.ts';
import { isRecommender } from '../../../domain/proofs/proofs.queries.ts';

const inLetters = {
  register: 'register',
  login: 'signIn',
  reset: 'resetPassword',
  amend: 'confirmAddress',
  recommend: 'recommend',
  change: 'changeAddress',
  leave: 'leave',
} as const;

/** For these purposes nothing is sent to unknown addresses, and the response does not reveal it. */
const forKnownOnly: readonly CodePurpose[] = ['login', 'reset', 'recommend', 'change', 'leave'];

const shortestMs = 200;

/** Sends a code. The response and its timing are the same whether or not the address is known. */
export async function sendCode(
  contact: Contact,
  purpose: CodePurpose,
  language: Language,
  call: VisitorCall,
): Promise<{ wait: number }> {
  return takeAtLeast(shortestMs, async () => {
    const address = { channel: contact.channel, target: contact.key, purpose } as const;
    const account = await findKnown(contact, purpose, call);
    const isSent = account.isKnown || !forKnownOnly.includes(purpose);
    // One transaction for the code and its message, so that a code that is not sent is not stored.
    await inTransaction(call.db, async (db) => {
      const scope = { ...call, db, projectId: call.project.id, knownDevice: findKnownDevice(call, account.account) };
      const code = await issueCode(scope, address, call.ip, isSent ? 'somebody' : 'nobody');
      // The same address in another spelling may be another mailbox, so the code goes to the spelling that was proved.
      const shown = forKnownOnly.includes(purpose) ? (account.email ?? contact.shown) : contact.shown;
      if (isSent) await post({ ...contact, shown, owner: account.owner }, purpose, code, language, { ...call, db });
    });
    return { wait: codeWait };
  });
}

async function findKnown(
  contact: Contact,
  purpose: CodePurpose,
  { db }: VisitorCall,
): Promise<{ isKnown: boolean; owner: string | undefined; account?: Applicant | undefined; email?: string | null }> {
  // Recommenders belong to no project, and have no account to attach the mail to.
  if (purpose === 'recommend') return { isKnown: await isRecommender(db, contact.key), owner: undefined };
  const account = await findApplicantByKey(db, contact);
  const isKnown = account !== undefined && mayAsk(account, contact, purpose);
  return {
    isKnown,
    owner: account?.id,
    account: account,
    email: contact.channel === 'mail' ? (account?.email ?? null) : null,
  };
}

function mayAsk(account: Applicant, { channel }: Contact, purpose: CodePurpose): boolean {
  // A temporary user has no password to reset.
  if (purpose === 'reset') return !account.temporary;
  // An unproved address does not prove who owns the account. Signing in with a code sent to it proves it.
  const showsOwner = purpose === 'change' || purpose === 'leave';
  return !showsOwner || channel === 'sms' || account.email_confirmed_at !== null;
}

async function post(
  contact: Contact & { readonly owner: string | undefined },
  purpose: CodePurpose,
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
