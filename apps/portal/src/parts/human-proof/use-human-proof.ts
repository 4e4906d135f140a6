import { captcha } from '@portico/contract/proofs';
import type { SendSms } from '@portico/contract/proofs.schemas';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { errorKeyOf } from '../form/use-form.ts';
import { usePuzzle } from './use-puzzle.ts';

export type Proof = Pick<SendSms['input'], 'challenge' | 'captcha' | 'work'>;

// The server accepts an answer for five minutes, so an unused picture is replaced before that.
const freshMs = 240_000;

/** A challenge and the answer to it; `take` gives the proof, or says what is missing. */
export function useHumanProof({ enabled = true }: { readonly enabled?: boolean } = {}) {
  const t = useTranslations('accounts.proof');
  const failureText = useFailureText();
  const id = useId();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState('');
  const puzzle = usePuzzle();
  const untouched = answer === '' && puzzle.work === null && puzzle.progress === null;
  const challenge = useQuery({
    queryKey: ['captcha', id, round],
    queryFn: ({ signal }) => call(captcha, {}, { signal }),
    enabled,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: untouched ? freshMs : false,
  });

  const renew = (reason = '') => {
    puzzle.cancel();
    setAnswer('');
    setError(reason);
    setRound((count) => count + 1);
  };

  const take = (): Proof | null => {
    if (challenge.data !== undefined && puzzle.work !== null)
      return { challenge: challenge.data.challenge, work: puzzle.work };
    if (challenge.data !== undefined && answer.trim() !== '')
      return { challenge: challenge.data.challenge, captcha: answer.trim() };
    setError(t('missing'));
    return null;
  };

  /** After a call that failed: a proof that reached the server is used up, and a wrong one is said to be wrong. */
  const settle = (failure: unknown) => {
    const key = errorKeyOf(failure);
    if (key === 'captchaWrong') renew(t('renewed', { message: failureText(failure) }));
    else if (key !== null) renew();
  };

  return {
    image: challenge.data?.image ?? null,
    failed: challenge.isError,
    answer,
    error,
    progress: puzzle.progress,
    solved: puzzle.work !== null,
    write: (text: string) => {
      setAnswer(text);
      setError('');
    },
    solve: () => {
      setError('');
      if (challenge.data !== undefined) puzzle.solve(challenge.data.puzzle);
    },
    cancel: puzzle.cancel,
    renew,
    settle,
    take,
  };
}

export type HumanProof = ReturnType<typeof useHumanProof>;
