import { login } from '@portico/contract/accounts';
import type { Login } from '@portico/contract/accounts.schemas';
import { call } from '../../lib/api.ts';
import { completeSignIn, type SignedIn } from '../../lib/session/complete-sign-in.ts';
import { forgetUser } from '../../lib/session/session.ts';

/** Signs in by any of the ways and keeps who it is. Spec 4: on failed login the user is cleared. */
export async function signIn(entered: Login['input']): Promise<SignedIn> {
  try {
    return completeSignIn(await call(login, entered), entered.method === 'fast');
  } catch (error) {
    forgetUser();
    throw error;
  }
}
