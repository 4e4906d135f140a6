import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import { useRef, useState } from 'react';
import { useFailureText } from '../../lib/use-failure-text.ts';

type Field = 'account' | 'password';

interface Failure {
  readonly text: string;
  readonly notActivated: boolean;
}

/** Sends account and password once at a time; `submit` tells the first field that is missing, if any. */
export function usePasswordForm(send: (account: string, password: string) => Promise<void>) {
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef(false);

  const attempt = async (account: string, password: string) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await send(account, password);
    } catch (error) {
      const notActivated = error instanceof CallFailed && error.status === errors.notActivated.status;
      setFailure({ text: failureText(error), notActivated });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const submit = (account: string, password: string): Field | null => {
    const entered = { account, password };
    const empty = (['account', 'password'] as const).filter((field) => entered[field] === '');
    setMissing(empty);
    setFailure(null);
    if (empty.length === 0) void attempt(account, password);
    return empty[0] ?? null;
  };

  return { submit, busy, missing, failure };
}
