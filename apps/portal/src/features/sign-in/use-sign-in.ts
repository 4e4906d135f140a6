import { login } from '@portico/contract/accounts';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { forgetUser, rememberSignIn } from '../../lib/session.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';

type Field = 'account' | 'password';

/** Signs in with account and password; tells the first field that is missing, if any. */
export function useSignIn(onSignedIn: () => void) {
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (account: string, password: string) => {
    setBusy(true);
    try {
      rememberSignIn(await call(login, { account, password }));
      onSignedIn();
    } catch (error) {
      forgetUser();
      setFailure(failureText(error));
    } finally {
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
