import type { Login } from '@portico/contract/accounts.schemas';
import { rememberSignIn } from './session.ts';
import { useApplication } from '../state/application-store.ts';

export interface SignedIn {
  /** Signed in with credentials that were made for the person. */
  readonly mustChangePassword: boolean;
}

/** Keeps who has signed in; the free state belongs to password-free sign-in alone. */
export function completeSignIn(answer: Login['output'], passwordFree = false): SignedIn {
  rememberSignIn(answer);
  useApplication.setState({ passwordFree });
  return { mustChangePassword: answer.must_change_password };
}
