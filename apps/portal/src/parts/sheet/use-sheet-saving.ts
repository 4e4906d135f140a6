import { useEffect, useState, useSyncExternalStore } from 'react';
import { openModuleSaving } from '../../lib/saving/open-module-saving.ts';
import { joinSavings, type SheetSaving, type SheetState } from './saving/join-savings.ts';
import type { OpenSheet, SheetKind } from './sheet-kind.ts';

export interface UsedSaving {
  /** Null until everything that this device kept for the sheet has been restored. */
  readonly saving: SheetSaving | null;
  readonly state: SheetState | null;
}

/** Saves a sheet while it is on screen and stays the same object; null for one that is only read. */
export function useSheetSaving<Lock extends string>(kind: SheetKind<Lock>, sheet: OpenSheet | null): UsedSaving {
  const [opened, setOpened] = useState<{ readonly of: OpenSheet; readonly saving: SheetSaving } | null>(null);
  useEffect(() => {
    if (sheet === null) return undefined;
    let isOver = false;
    const opening = open(kind, sheet);
    void opening.then((saving) => {
      if (!isOver) setOpened({ of: sheet, saving });
    });
    return () => {
      isOver = true;
      void opening.then((saving) => saving.stop());
    };
  }, [kind, sheet]);
  // The saving of a previous sheet has already been stopped.
  const saving = opened?.of === sheet ? (opened?.saving ?? null) : null;
  const state = useSyncExternalStore(saving?.subscribe ?? neverTold, () => saving?.state() ?? null);
  // The cached sheet may be out of date.
  useEffect(() => saving?.lookElsewhere(), [saving]);
  return { saving, state };
}

async function open<Lock extends string>(kind: SheetKind<Lock>, sheet: OpenSheet): Promise<SheetSaving> {
  const { modules, ...parts } = sheet;
  const world = kind.world(sheet.uid);
  const savings = await Promise.all(
    modules.map(async ({ filed }) => [filed.menuid, await openModuleSaving({ ...parts, filed }, world)] as const),
  );
  return joinSavings(Object.fromEntries(savings));
}

function neverTold(): () => void {
  return () => undefined;
}
