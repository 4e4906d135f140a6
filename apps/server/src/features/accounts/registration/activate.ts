import type { Activate } from '@portico/contract/registration.schemas';
import { type Applicant, findApplicant } from '../../../domain/accounts/applicants.queries.ts';
import { Refused } from '../../../platform/refused.ts';
import { hashingTurn } from '../../../platform/secrets/hashing-turn.ts';
import { hashPassword } from '../../../platform/secrets/passwords.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { setPassword } from '../accounts.queries.ts';
import { readName } from '../../../domain/accounts/names.ts';
import { requireOldPassword } from '../password/require-old-password.ts';
import { requirePassword } from '../../../domain/accounts/require-password.ts';
import { openSession } from '../sign-in/open-session.ts';
import { findWaiting, useLink } from './account-link.ts';
import { type Prover, proveMail, proverFrom } from './prove-mail.ts';
import { setName } from './registration.queries.ts';

type Input = Activate['input'];

/**
 * Activates an account by the link in its mail, and signs in. The link proves who has the mailbox, but not who chose
 * the password: for that, the browser that registered or the password itself is needed. Anybody else has to set a new
 * password.
 */
export async function activate(input: Input, call: VisitorCall): Promise<Activate['output']> {
  const { token, new_password, name } = input;
  const applicant = await findWaiting(call.db, token, call.now);
  const chosen = new_password === undefined ? null : await chooseAnew({ new_password, name }, call);
  const prover = chosen === null ? await requireRegistrant(input, applicant, call) : 'somebody else';
  const proved = await inTransaction(call.db, async (db) => {
    if ((await useLink(db, token, 'activate', call.now)) === 'used before') throw new Refused('alreadyActivated');
    await proveMail(db, applicant.id, prover, call.now);
    if (chosen !== null) {
      await setPassword(db, applicant.id, chosen.hash, { keepSession: null, now: call.now });
      await setName(db, applicant.id, chosen.name);
    }
    return findApplicant(db, applicant.id);
  });
  if (proved === undefined) throw new Refused('linkBroken');
  return { account: proved.email ?? '', session: await openSession(proved, call) };
}

async function chooseAnew(
  { new_password, name }: { readonly new_password: string; readonly name: string | undefined },
  call: VisitorCall,
): Promise<{ name: string; hash: string }> {
  if (name === undefined) throw new Refused('fieldMissing');
  const password = requirePassword(new_password);
  return { name: readName(name), hash: await hashPassword(password, hashingTurn(call)) };
}

async function requireRegistrant(input: Input, applicant: Applicant, call: VisitorCall): Promise<Prover> {
  if (proverFrom(applicant, input.device_id) === 'registrant') return 'registrant';
  if (input.password === undefined)
    throw new Refused('registrationUnconfirmed', { data: { account: applicant.email ?? '' } });
  await requireOldPassword(input.password, applicant, call);
  return 'registrant';
}
