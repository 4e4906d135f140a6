import { useEffect, useState, useSyncExternalStore } from 'react';
import { openModuleSaving, type SavingParts } from '../../lib/saving/open-module-saving.ts';
import type { ModuleSaving, SavingState } from '../../lib/saving/saving.ts';

interface UsedSaving {
  /** Null until everything that is kept for the module is back in its session. */
  readonly saving: ModuleSaving | null;
  readonly state: SavingState | null;
}

/** Saves a module as long as it is on screen. `parts` stays the same object as long as the same module is open. */
export function useModuleSaving(parts: SavingParts | null): UsedSaving {
  const [opened, setOpened] = useState<{ readonly of: SavingParts; readonly saving: ModuleSaving } | null>(null);
  useEffect(() => {
    if (parts === null) return undefined;
    let isOver = false;
    const opening = openModuleSaving(parts);
    void opening.then((saving) => {
      if (!isOver) setOpened({ of: parts, saving });
    });
    return () => {
      isOver = true;
      void opening.then((saving) => saving.stop());
    };
  }, [parts]);
  // Of other parts it is stopped already.
  const saving = opened?.of === parts ? (opened?.saving ?? null) : null;
  const state = useSyncExternalStore(saving?.subscribe ?? neverTold, () => saving?.state() ?? null);
  return { saving, state };
}

function neverTold(): () => void {
  return () => undefined;
}
