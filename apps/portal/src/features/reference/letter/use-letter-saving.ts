import { useEffect, useState, useSyncExternalStore } from 'react';
import { letterWorld } from '../../../lib/recommender/letter-world.ts';
import { openModuleSaving } from '../../../lib/saving/open-module-saving.ts';
import { useSession } from '../../../lib/state/session-store.ts';
import { joinSavings, type LetterSaving, type LetterState } from './letter-saving.ts';
import type { OpenLetter } from './read-letter.ts';

interface UsedSaving {
  /** Null until everything that this device kept for the letter is back in it. */
  readonly saving: LetterSaving | null;
  readonly state: LetterState | null;
}

/** Saves a letter as long as it is on screen; null for one that is only read. */
export function useLetterSaving(letter: OpenLetter | null): UsedSaving {
  const [opened, setOpened] = useState<{ readonly of: OpenLetter; readonly saving: LetterSaving } | null>(null);
  useEffect(() => {
    if (letter === null) return undefined;
    let isOver = false;
    const opening = open(letter);
    void opening.then((saving) => {
      if (!isOver) setOpened({ of: letter, saving });
    });
    return () => {
      isOver = true;
      void opening.then((saving) => saving.stop());
    };
  }, [letter]);
  const saving = opened?.of === letter ? (opened?.saving ?? null) : null;
  const state = useSyncExternalStore(saving?.subscribe ?? neverTold, () => saving?.state() ?? null);
  return { saving, state };
}

async function open({ filed, form, session, modules }: OpenLetter): Promise<LetterSaving> {
  const { slug } = useSession.getState();
  const { uid } = filed.request;
  const world = letterWorld(uid);
  const savings = await Promise.all(
    modules.map(async (one) => {
      const parts = { slug, uid, filed: one.filed, form, session };
      return [one.filed.menuid, await openModuleSaving(parts, world)] as const;
    }),
  );
  return joinSavings(Object.fromEntries(savings));
}

function neverTold(): () => void {
  return () => undefined;
}
