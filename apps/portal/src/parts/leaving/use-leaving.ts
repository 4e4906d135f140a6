import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { onUnsavedChange, worseOf, worstEffect, type LeaveEffect } from './unsaved.ts';
import { setNavigationGuard, type Departure, type HashLocation } from '../../lib/navigation/hash-location.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { undoMoves } from './undo-moves.ts';
import { useUnloadGuard } from './use-unload-guard.ts';

export interface LeavingParts {
  /** What leaving would do to what the page itself has not saved; null if everything is saved. */
  readonly effect: LeaveEffect | null;
  /** Sends what is unsent. Leaving waits a moment for it, and usually there is nothing left to ask about. */
  readonly settle?: (() => Promise<void>) | undefined;
  /** Locations at which the page continues to be saved. */
  readonly isWithin?: ((location: HashLocation) => boolean) | undefined;
}

export interface PendingDeparture {
  readonly departure: Departure;
  readonly effect: LeaveEffect;
}

const timeoutMs = 1500;

/** Stops a person who is about to leave something unsaved. `pending` is the departure that waits for an answer. */
export function useLeaving(parts: LeavingParts) {
  const worst = useSyncExternalStore(onUnsavedChange, worstEffect);
  const [pending, setPending] = useState<PendingDeparture | null>(null);
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  // Signing out and changing the language reload the page: once confirmed, the browser does not ask again.
  const reloads = useRef(false);
  const effect = worseOf(parts.effect, worst);
  // Staff whose editing session has ended were told that the text is kept, and can save nothing more here.
  const isTold = useSession((session) => session.adminEditingOver) && effect === 'kept';
  useUnloadGuard(effect !== null && !isTold, reloads);

  useEffect(() => {
    const effectOf = ({ to }: Departure) => {
      const stays = to !== null && latest.current.isWithin?.(to) === true;
      return worseOf(stays ? null : latest.current.effect, worstEffect());
    };
    let newest: Departure | null = null;
    const ask = (departure: Departure) => {
      if (newest !== departure) return;
      const effect = effectOf(departure);
      if (effect === null) departure.proceed(false);
      else setPending({ departure, effect });
    };
    const blocks = (departure: Departure) => {
      if (reloads.current || effectOf(departure) === null) return false;
      newest = departure;
      const settling = navigator.onLine ? latest.current.settle?.() : undefined;
      if (settling === undefined) ask(departure);
      else void Promise.race([settling.then(nextFrame, nextFrame), pause(timeoutMs)]).then(() => ask(departure));
      return true;
    };
    setNavigationGuard({ blocks, undoes: undoMoves(blocks) });
    return () => {
      newest = null;
      setNavigationGuard(null);
    };
  }, []);

  return {
    pending,
    stay: () => setPending(null),
    leave: () => {
      setPending(null);
      reloads.current = pending?.departure.to === null;
      pending?.departure.proceed(true);
    },
  };
}

/** The screen, and with it `effect`, is updated a moment after the save. */
function nextFrame(): Promise<void> {
  return pause(50);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
