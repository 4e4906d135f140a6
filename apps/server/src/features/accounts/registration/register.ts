import { randomInt, randomUUID } from 'node:crypto';
import type { Register } from '@portico/contract/registration.schemas';
import { hashingTurn } from '../../../platform/secrets/hashing-turn.ts';
import { hashPassword } from '../../../platform/secrets/passwords.ts';
import { hashToken } from '../../../platform/session/token.ts';
import { claimMessages } from '../../../platform/messaging/message-owners.ts';
import { Refused } from '../../../platform/refused.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { findApplicant } from '../../../domain/accounts/applicants.queries.ts';
import { findAccountRules } from '../accounts.queries.ts';
import { type Contact, readContact } from '../../../domain/accounts/contacts.ts';
import { readName } from '../../../domain/accounts/names.ts';
import { requirePassword } from '../../../domain/accounts/require-password.ts';
import { useCode } from '../../../domain/proofs/codes.ts';
import { requireHuman } from '../proofs/require-human.ts';
import { requireSendingLimit } from '../../../domain/proofs/sending-limits.ts';
import { openSession } from '../sign-in/open-session.ts';
import { readAnswers } from './register-fields.ts';
import { addApplicant } from './registration.queries.ts';
import { queueActivation } from './send-activation.ts';
import { passwordProblem } from '@portico/form-engine/patterns/password';

type Input = Register['input'];

/** Creates an account: by mobile with the code that was sent, or by mail, to be activated by a link. */
export async function register(input: Input, call: VisitorCall): Promise<Register['output']> {
  const rules = await findAccountRules(call.db, call.project.id);
  if (!rules.register_methods.includes(input.method)) throw new Refused('notOffered');
  const contact = readContact(
    input.method === 'email' ? { email: input.email ?? '' } : { area: input.area, mobile: input.mobile ?? '' },
  );
  const name = readName(input.name);
  const profile = readAnswers(rules.register_fields, input.fields ?? {});
  const generated = rules.generates_credentials ? generatePassword() : null;
  const password = generated ?? requirePassword(input.password);
  await requireProof(input, contact, call);

  const id = randomUUID();
  const byMail = contact.channel === 'mail';
  const passwordHash = await hashPassword(password, hashingTurn(call));
  await inTransaction(call.db, async (db) => {
    const isAdded = await addApplicant(db, {
      id,
      project_id: call.project.id,
      user_type: rules.user_type,
      name,
      email: byMail ? contact.shown : null,
      email_key: byMail ? contact.key : null,
      area: contact.area,
      mobile: contact.channel === 'sms' ? contact.key : null,
      lang: input.lang ?? call.language,
      password_hash: passwordHash,
      must_change_password: generated !== null,
      temporary: false,
      registrant_hash: byMail && input.device_id !== undefined ? hashToken(input.device_id) : null,
      profile: JSON.stringify(profile),
    });
    if (!isAdded) throw new Refused('accountTaken');
    await claimMessages(db, contact.key, id);
    const receiver = { id, name, email: contact.shown };
    if (byMail) await queueActivation(receiver, input.lang ?? call.language, { ...call, db });
  });
  const credentials = generated === null ? null : { account: contact.shown, password: generated };
  if (byMail) return { state: 'mail_sent', session: null, credentials };
  const applicant = await findApplicant(call.db, id);
  if (applicant === undefined) throw new Refused('broken');
  return { state: 'active', session: await openSession(applicant, call), credentials };
}

async function requireProof(input: Input, contact: Contact, call: VisitorCall): Promise<void> {
  const scope = { ...call, projectId: call.project.id };
  if (contact.channel === 'mail') {
    await requireHuman(scope, { ...input, challenge: input.challenge ?? '' });
    await requireSendingLimit(scope, { kind: 'activation', target: contact.key, ip: call.ip });
    return;
  }
  if (input.code === undefined) throw new Refused('fieldMissing');
  await useCode(scope, { channel: 'sms', target: contact.key, purpose: 'register' }, input.code);
}

// Without easily confused characters, because somebody may write it down.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password that follows the rule, for somebody who will change it. */
function generatePassword(): string {
  for (;;) {
    const password = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
    if (passwordProblem(password) === null) return password;
  }
}
