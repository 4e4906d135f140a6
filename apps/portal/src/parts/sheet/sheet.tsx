import type { Language } from '@portico/form-engine/language';
import { Card } from '@portico/ui/card';
import { Skeleton } from '@portico/ui/skeleton';
import type { ReactNode } from 'react';
import { Leaving } from '../leaving/leaving.tsx';
import type { LeavingParts } from '../leaving/use-leaving.ts';
import { LockedSheet, type LockedLook } from './locked-sheet.tsx';
import type { SheetSaving, SheetState } from './saving/join-savings.ts';
import type { OpenSheet, SheetKind, SheetWords } from './sheet-kind.ts';
import type { UsedSaving } from './use-sheet-saving.ts';

export interface WrittenSheet {
  readonly saving: SheetSaving;
  readonly state: SheetState;
}

interface SheetProps<Lock extends string> extends Pick<LeavingParts, 'isWithin'>, LockedLook {
  readonly sheet: OpenSheet;
  readonly words: SheetWords;
  /** From `useSheetSaving`, which the page calls because it needs the result too. */
  readonly used: UsedSaving;
  /** Why the sheet is read only. The page may know before a save is refused, which `lockBy` detects. */
  readonly lock: Lock | null;
  readonly language: Language;
  /** The sheet while it is filled in. */
  readonly children: (written: WrittenSheet) => ReactNode;
}

/**
 * A form that one person fills in: editable, or read only once it is locked, with protection against losing text by
 * leaving the page.
 */
export function Sheet<Lock extends string>(props: SheetProps<Lock>) {
  const { used, words, lock, isWithin, children } = props;
  const { saving, state } = used;
  if (lock !== null) return <LockedSheet {...props} unsent={state?.whole.unsent ?? []} />;
  if (saving === null || state === null)
    return (
      <Card>
        <Skeleton lines={10} label={words.loading} />
      </Card>
    );
  const { unsent, isKeptHere } = state.whole;
  const effect = unsent.length === 0 ? null : isKeptHere ? 'kept' : 'lost';
  return (
    <>
      {children({ saving, state })}
      <Leaving effect={effect} settle={saving.saveNow} isWithin={isWithin} />
    </>
  );
}

/** Why a sheet is read only, according to the answer to its last save. */
export function lockBy<Lock extends string>({ locks }: SheetKind<Lock>, state: SheetState | null): Lock | null {
  const obstacle = state?.whole.obstacle ?? null;
  return obstacle === null ? null : (locks[obstacle] ?? null);
}
