import { useCallback, useEffect, useRef, useState } from 'react';

/** `waiting`: an answer was lost, and the request is repeated. */
export type Phase = 'idle' | 'saving' | 'sending' | 'waiting';

interface HandingInParts<Answer, Trouble> {
  /** Saves what is unsent; resolves to what prevents saving. */
  readonly saveFirst: () => Promise<Trouble | null>;
  readonly send: (onWaiting: () => void) => Promise<Answer>;
  readonly readTrouble: (failure: unknown) => Trouble;
  readonly onDone: (answer: Answer) => void;
}

/** Submitting step by step: first unsent changes, then the sheet; an error stays until the next attempt. */
export function useHandingIn<Answer, Trouble>(parts: HandingInParts<Answer, Trouble>) {
  const [phase, setPhase] = useState<Phase>('idle');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isRunning = useRef(false);
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });

  /** Returns whether it succeeded. The phase then stays as it is, because this page is being left. */
  const run = useCallback(async (): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setTrouble(null);
    setPhase('saving');
    const failure = await attempt(latest.current, setPhase, (answer) => latest.current.onDone(answer));
    if (failure === null) return true;
    isRunning.current = false;
    setPhase('idle');
    setTrouble(() => failure);
    return false;
  }, []);
  return { phase, trouble, run, clear: useCallback(() => setTrouble(null), []) };
}

async function attempt<Answer, Trouble>(
  { saveFirst, send, readTrouble }: HandingInParts<Answer, Trouble>,
  setPhase: (phase: Phase) => void,
  done: (answer: Answer) => void,
): Promise<Trouble | null> {
  try {
    const unsaved = await saveFirst();
    if (unsaved !== null) return unsaved;
    setPhase('sending');
    done(await send(() => setPhase('waiting')));
    return null;
  } catch (failure) {
    return readTrouble(failure);
  }
}
