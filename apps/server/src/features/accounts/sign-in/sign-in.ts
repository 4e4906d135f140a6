import type { Login } from '@portico/contract/accounts.schemas';
import { Refused } from '../../../platform/refused.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { type Applicant } from '../../../domain/accounts/applicants.queries.ts';
import { findAccountRules } from '../accounts.queries.ts';
import { byCode } from './by-code.ts';
import { byDevice } from './by-device.ts';
import { byPassword } from './by-password.ts';
import { openSession } from './open-session.ts';

type Input = Login['input'];

/** Each method of signing in returns the applicant, or throws. */
const ways: Readonly<Record<NonNullable<Input['method']>, (input: Input, call: VisitorCall) => Promise<Applicant>>> = {
  password: byPassword,
  sms_code: byCode('sms'),
  mail_code: byCode('mail'),
  fast: byDevice,
};

export async function signIn(input: Input, call: VisitorCall): Promise<Login['output']> {
  const method = input.method ?? 'password';
  const rules = await findAccountRules(call.db, call.project.id);
  if (!rules.login_methods.includes(method)) throw new Refused('notOffered');
  return openSession(await ways[method](input, call), call);
}
