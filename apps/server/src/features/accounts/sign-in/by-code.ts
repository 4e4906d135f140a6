import type { Login } from '@portico/contract/accounts.schemas';
import { Refused } from '../../../platform/refused.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { type Applicant, findApplicantByKey } from '../../../domain/accounts/applicants.queries.ts';
import { readContact } from '../../../domain/accounts/contacts.ts';
import { useCode } from '../../../domain/proofs/codes.ts';
import { confirmEmail } from '../registration/registration.queries.ts';

/** Whoever has the code that was sent to the address is its owner. */
export function byCode(channel: 'mail' | 'sms') {
  return async (input: Login['input'], call: VisitorCall): Promise<Applicant> => {
    const contact = readContact(channel === 'mail' ? { email: input.email ?? '' } : input);
    if (contact.channel !== channel || input.code === undefined) throw new Refused('fieldMissing');
    const scope = { ...call, projectId: call.project.id };
    await useCode(scope, { channel, target: contact.key, purpose: 'login' }, input.code);
    const applicant = await findApplicantByKey(call.db, contact);
    if (applicant === undefined) throw new Refused('codeWrong');
    // Whoever reads the mail has the mailbox.
    if (channel === 'mail' && applicant.email_confirmed_at === null)
      await confirmEmail(call.db, applicant.id, call.now);
    return applicant;
  };
}
