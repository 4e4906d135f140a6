import type { Language } from '@portico/form-engine/language';
import { Card } from '@portico/ui/card';
import { Skeleton } from '@portico/ui/skeleton';
import type { ReactNode } from 'react';
import { Leaving } from '../leaving/leaving.tsx';
import type { LeavingParts } from '../leaving/use-leaving.ts';
import { LockedSheet, type LockedLook } from './locked-sheet.tsx';
import type { SheetSaving, SheetState } from './saving/join-savings.ts';
import type { OpenSheet, SheetKind } from './sheet-kind.ts';
import type { UsedSaving } from './use-sheet-saving.ts';

export interface WrittenSheet {
  readonly saving: SheetSaving;
  readonly state: SheetState;
}

interface SheetProps<Lock extends string> extends Pick<LeavingParts, 'isWithin'> {
  readonly kind: SheetKind<Lock>;
  readonly sheet: OpenSheet;
  /** From `useSheetSaving`, which the page calls: it has a use for it, too. */
  readonly used: UsedSaving;
  /** Why the sheet can only be read, where the page knows it before any save was refused. */
  readonly lock: Lock | null;
  readonly language: Language;
  readonly locked: (lock: Lock) => LockedLook;
  /** The sheet while it is written. */
  readonly children: (written: WrittenSheet) => ReactNode;
}

/** A form that one person fills in: to write, to read once it is locked, and never to be lost by leaving the page. */
export function Sheet<Lock extends string>(props: SheetProps<Lock>) {
  const { kind, sheet, used, language, locked, isWithin, children } = props;
  const { saving, state } = used;
  const words = kind.useWords();
  const lock = props.lock ?? lockBy(kind, state);
  if (lock !== null)
    return <LockedSheet {...{ sheet, language, words }} unsent={state?.whole.unsent ?? []} {...locked(lock)} />;
  if (saving === null || state === null)
    return (
      <Card>
        <Skeleton lines={10} label={words.loading} />
      </Card>
    );
  const { unsent, isKeptHere } = state.whole;
  const fate = unsent.length === 0 ? null : isKeptHere ? 'kept' : 'lost';
  return (
    <>
      {children({ saving, state })}
      <Leaving fate={fate} settle={saving.saveNow} isWithin={isWithin} />
    </>
  );
}

/** Why a sheet can only be read, by how its last save was answered. */
export function lockBy<Lock extends string>({ locks }: SheetKind<Lock>, state: SheetState | null): Lock | null {
  const obstacle = state?.whole.obstacle ?? null;
  return obstacle === null ? null : (locks[obstacle] ?? null);
}
