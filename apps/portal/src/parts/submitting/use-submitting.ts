import type { Language } from '@portico/form-engine/language';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../lib/chunk-reload.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { type Submitted, submitOnce } from './submit-once.ts';
import { readTrouble, type Trouble } from './trouble.ts';

/** `waiting`: an answer was lost, and the same is asked again. */
export type Phase = 'idle' | 'saving' | 'sending' | 'waiting';

interface SubmittingParts {
  /** The version of the form that was looked at. */
  readonly formVersion: string;
  readonly language: Language;
  /** Grows each time the person has signed in again. */
  readonly signedIn: number;
  readonly onSubmitted: (submitted: Submitted) => void;
}

/** Submitting, step by step: first what is unsent, then the application; what went wrong stays until the next try. */
export function useSubmitting({ formVersion, language, signedIn, onSubmitted }: SubmittingParts) {
  const [phase, setPhase] = useState<Phase>('idle');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isRunning = useRef(false);
  const done = useRef(onSubmitted);
  useEffect(() => {
    done.current = onSubmitted;
  }, [onSubmitted]);

  // Whoever submits in the last second waits for no script, and whose network goes has it already.
  useEffect(() => {
    loadSaveUnsent().catch(() => undefined);
  }, []);

  const run = useCallback(async () => {
    // Once it is submitted nothing runs any more: this page is being left.
    const stopWith = (reason: Trouble) => {
      isRunning.current = false;
      setPhase('idle');
      setTrouble(reason);
    };
    const { slug, user } = useSession.getState();
    if (isRunning.current || user === null) return;
    isRunning.current = true;
    setTrouble(null);
    setPhase('saving');
    try {
      const unsaved = await savedFirst({ slug, uid: user.uid, language });
      if (unsaved !== null) return stopWith(unsaved);
      setPhase('sending');
      const input = { terms: 1, known_items: 1, form_version: formVersion };
      return done.current(await submitOnce(input, { slug, uid: user.uid, onWaiting: () => setPhase('waiting') }));
    } catch (failure) {
      stopWith(readTrouble(failure));
    }
  }, [formVersion, language]);

  // Whoever was asked to sign in in the middle of it wanted to submit.
  const before = useRef(signedIn);
  useEffect(() => {
    if (before.current === signedIn) return;
    before.current = signedIn;
    if (trouble?.kind === 'signedOut') queueMicrotask(() => void run());
  }, [signedIn, trouble, run]);

  return { phase, trouble, run, clear: useCallback(() => setTrouble(null), []) };
}

const loadSaveUnsent = () => import('./save-unsent.ts');

async function savedFirst(writer: { slug: string; uid: string; language: Language }): Promise<Trouble | null> {
  try {
    const { saveUnsent } = await loadChunk(loadSaveUnsent);
    const modules = await saveUnsent(writer);
    if (modules.length === 0) return null;
    return navigator.onLine ? { kind: 'unsaved', modules } : { kind: 'unsavedOffline' };
  } catch (failure) {
    const trouble = readTrouble(failure);
    return trouble.kind === 'unanswered' ? { kind: 'unsavedOffline' } : trouble;
  }
}
