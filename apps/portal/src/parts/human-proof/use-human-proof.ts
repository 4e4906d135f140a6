import { errors } from '@portico/contract/errors';
import { captcha } from '@portico/contract/proofs';
import type { Captcha, SendSms } from '@portico/contract/proofs.schemas';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { statusOf } from '../form/use-form.ts';

export type Proof = Pick<SendSms['input'], 'challenge' | 'captcha' | 'work'>;

/**
 * The human check: the browser solves a puzzle while the pressed button stays busy, and sending then continues. A
 * picture to read is shown only if the puzzle cannot be solved.
 */
export function useHumanProof() {
  const t = useTranslations('accounts.proof');
  const [picture, setPicture] = useState<Captcha['output'] | null>(null);
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState('');
  const page = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    page.current = controller;
    return () => controller.abort();
  }, []);

  const show = (challenge: Captcha['output'] | null, reason = '') => {
    setPicture(challenge);
    setAnswer('');
    setError(reason);
  };
  // If no new picture loads, the old one stays, and the next attempt tells.
  const renew = () => call(captcha, {}).then(show, () => undefined);

  const byWork = async (): Promise<Proof | null> => {
    const challenge = await call(captcha, {});
    const work = await solve(challenge.puzzle, page.current?.signal).catch(() => null);
    if (work !== null) return { challenge: challenge.challenge, work };
    show(challenge, t('missing'));
    return null;
  };

  const byPicture = ({ challenge }: Captcha['output']): Proof | null => {
    if (answer.trim() !== '') return { challenge, captcha: answer.trim() };
    setError(t('missing'));
    return null;
  };

  /** Sends with a proof; false if nothing was sent because the picture must be read first. */
  const send = async (deliver: (proof: Proof) => Promise<void>, isRetried = false): Promise<boolean> => {
    const proof = picture === null ? await byWork() : byPicture(picture);
    if (proof === null) return false;
    try {
      await deliver(proof);
    } catch (failure) {
      const status = statusOf(failure);
      // A challenge that expired in the meantime is nobody's mistake.
      if (status === errors.captchaWrong.status && picture === null && !isRetried) return send(deliver, true);
      if (status !== 0 && picture !== null) await renew();
      throw failure;
    }
    show(null);
    return true;
  };

  return {
    picture: picture?.image ?? null,
    answer,
    error,
    write: (text: string) => {
      setAnswer(text);
      setError('');
    },
    renew: () => void renew(),
    /** Lets somebody who cannot see the picture try the puzzle again. */
    dismiss: () => show(null),
    send,
  };
}

export type HumanProof = ReturnType<typeof useHumanProof>;

async function solve(puzzle: Captcha['output']['puzzle'], signal = new AbortController().signal): Promise<string> {
  const { solvePuzzle } = await import('./solve-puzzle.ts');
  return solvePuzzle(puzzle, signal);
}
