import { login } from '@portico/contract/accounts';
import type { Login } from '@portico/contract/accounts.schemas';
import { call } from '../../lib/api.ts';
import { completeSignIn, type SignedIn } from '../../lib/session/complete-sign-in.ts';
import { forgetUser } from '../../lib/session/session.ts';

/** Signs in by any method and stores the user. Spec 4: a failed sign-in clears the user. */
export async function signIn(entered: Login['input']): Promise<SignedIn> {
  try {
    return completeSignIn(await call(login, entered), entered.method === 'fast');
  } catch (error) {
    forgetUser();
    throw error;
  }
}
