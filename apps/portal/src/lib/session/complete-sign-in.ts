import type { Login } from '@portico/contract/accounts.schemas';
import { rememberSignIn } from './session.ts';
import { useApplication } from '../state/application-store.ts';

export interface SignedIn {
  /** Signed in with generated credentials. */
  readonly mustChangePassword: boolean;
}

/** Stores who has signed in; the free state applies only to password-free sign-in. */
export function completeSignIn(answer: Login['output'], passwordFree = false): SignedIn {
  rememberSignIn(answer);
  useApplication.setState({ passwordFree });
  return { mustChangePassword: answer.must_change_password };
}
