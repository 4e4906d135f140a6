import { login } from '@portico/contract/accounts';
import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import { useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { forgetUser } from '../../lib/session.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { completeSignIn, type SignedIn } from './complete-sign-in.ts';

type Field = 'account' | 'password';

interface Failure {
  readonly text: string;
  readonly notActivated: boolean;
}

/** Signs in with account and password; tells the first field that is missing, if any. */
export function useSignIn(onSignedIn: (signedIn: SignedIn) => void) {
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef(false);

  const send = async (account: string, password: string) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      onSignedIn(completeSignIn(await call(login, { method: 'password', account, password })));
    } catch (error) {
      forgetUser();
      const notActivated = error instanceof CallFailed && error.status === errors.notActivated.status;
      setFailure({ text: failureText(error), notActivated });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const signIn = (account: string, password: string): Field | null => {
    const entered = { account, password };
    const empty = (['account', 'password'] as const).filter((field) => entered[field] === '');
    setMissing(empty);
    setFailure(null);
    if (empty.length === 0) void send(account, password);
    return empty[0] ?? null;
  };

  return { signIn, busy, missing, failure };
}
