import { portrait } from '@portico/contract/accounts';
import { CallFailed } from '@portico/contract/call-failed';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/state/session-store.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { portraitProblem } from './portrait-rules.ts';
import { reducePortrait } from './reduce-portrait.ts';

/** Checks, reduces and uploads a picture; the header shows it at once. */
export function usePortrait() {
  const t = useTranslations('accounts.account.portrait');
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const running = useRef(false);

  const save = async (file: File): Promise<string> => {
    const problem = portraitProblem(file);
    if (problem !== null) return t(problem);
    const reduced = await reducePortrait(file).catch(() => null);
    if (reduced === null) return t('unreadable');
    try {
      const { url } = await call(portrait, { file: new File([reduced], 'portrait.jpg', { type: reduced.type }) });
      useSession.setState(({ user }) => ({ user: user === null ? null : { ...user, head_portrait: url } }));
      return '';
    } catch (failure) {
      const answered = failure instanceof CallFailed && failure.kind === 'refused';
      return answered ? failureText(failure) : t('failed');
    }
  };

  const choose = async (file: File) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError('');
    setError(await save(file));
    setBusy(false);
    running.current = false;
  };
  return { busy, error, choose };
}
