import type { Login } from '@portico/contract/accounts.schemas';
import { Refused } from '../../../platform/refused.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { type Applicant, findApplicant, findApplicantByKey } from '../../../domain/accounts/applicants.queries.ts';
import { readContact } from '../../../domain/accounts/contacts.ts';
import { useCode } from '../../../domain/proofs/codes.ts';
import { findKnownDevice } from '../../../domain/proofs/known-device.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { proveMail, proverFrom } from '../registration/prove-mail.ts';

/** Signs in with a code that was sent to the address. */
export function byCode(channel: 'mail' | 'sms') {
  return async (input: Login['input'], call: VisitorCall): Promise<Applicant> => {
    const contact = readContact(channel === 'mail' ? { email: input.email ?? '' } : input);
    if (contact.channel !== channel || input.code === undefined) throw new Refused('fieldMissing');
    const knownDevice = findKnownDevice(call, await findApplicantByKey(call.db, contact));
    const scope = { ...call, projectId: call.project.id, knownDevice };
    await useCode(scope, { channel, target: contact.key, purpose: 'login' }, input.code);
    const applicant = await findApplicantByKey(call.db, contact);
    if (applicant === undefined) throw new Refused('codeWrong');
    if (channel === 'sms' || applicant.email_confirmed_at !== null) return applicant;
    // The code proves who has the mailbox, but not that they are the person who registered it.
    const prover = proverFrom(applicant, input.device_id);
    await inTransaction(call.db, (db) => proveMail(db, applicant.id, prover, call.now));
    const proved = await findApplicant(call.db, applicant.id);
    if (proved === undefined) throw new Refused('codeWrong');
    return proved;
  };
}
