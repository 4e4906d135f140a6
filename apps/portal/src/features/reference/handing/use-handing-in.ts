import { useRef, useState } from 'react';
import { pathTo } from '../../../lib/paths.ts';
import { goTo } from '../../../lib/place.ts';
import { rememberHandedIn, type HandedIn } from '../../../lib/recommender/handed-in.ts';
import type { LetterSaving } from '../letter/letter-saving.ts';
import { handInOnce } from './hand-in-once.ts';
import { troubleOfAnswer, troubleOfSaving, type Trouble } from './trouble.ts';

export type Phase = 'idle' | 'saving' | 'sending' | 'waiting';

interface HandingInParts {
  readonly uid: string;
  readonly formVersion: string;
  readonly saving: LetterSaving;
  /** What the page of thanks says, but for the moment. */
  readonly thanks: Omit<HandedIn, 'at' | 'uid'>;
}

/** Handing in: first the last words are saved, then the letter goes, and the page of thanks follows. */
export function useHandingIn({ uid, formVersion, saving, thanks }: HandingInParts) {
  const [phase, setPhase] = useState<Phase>('idle');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isRunning = useRef(false);

  const attempt = async (): Promise<Trouble | null> => {
    setPhase('saving');
    await saving.saveNow();
    const unsaved = troubleOfSaving(saving.state());
    if (unsaved !== null) return unsaved;
    setPhase('sending');
    try {
      const { written_at } = await handInOnce(uid, formVersion, () => setPhase('waiting'));
      rememberHandedIn({ ...thanks, uid, at: written_at });
      return null;
    } catch (failure) {
      return troubleOfAnswer(failure);
    }
  };

  /** Whether it is done; then the page is being left already. */
  const handIn = async (): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setTrouble(null);
    const found = await attempt();
    isRunning.current = false;
    setTrouble(found);
    if (found !== null) setPhase('idle');
    else goTo(pathTo('/ref_success'), { replace: true, unasked: true });
    return found === null;
  };
  return { phase, trouble, handIn };
}
