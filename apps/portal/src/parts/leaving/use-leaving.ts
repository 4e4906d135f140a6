import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { onHold, worseOf, worstFate, type Fate } from './holds.ts';
import { setGate, type Departure, type Place } from '../../lib/place/place.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { undoMoves } from './undo-moves.ts';
import { useUnloadGuard } from './use-unload-guard.ts';

export interface LeavingParts {
  /** What leaving would do to what the page itself has not saved; null when all is saved. */
  readonly fate: Fate | null;
  /** Sends what is unsent. A wish to leave waits for it a moment, and most of the time there is nothing left to ask. */
  readonly settle?: (() => Promise<void>) | undefined;
  /** Places at which what the page holds goes on being saved. */
  readonly isWithin?: ((place: Place) => boolean) | undefined;
}

export interface Asked {
  readonly departure: Departure;
  readonly fate: Fate;
}

const timeoutMs = 1500;

/** Holds back whoever is about to leave something unsaved. `asked` is the wish that waits for an answer. */
export function useLeaving(parts: LeavingParts) {
  const held = useSyncExternalStore(onHold, worstFate);
  const [asked, setAsked] = useState<Asked | null>(null);
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  // Signing out and changing the language reload the page: once agreed to, the browser does not ask again.
  const reloads = useRef(false);
  const fate = worseOf(parts.fate, held);
  // Staff whose editing has ended were told that it is kept, and can save nothing more here.
  const isTold = useSession((session) => session.adminEditingOver) && fate === 'kept';
  useUnloadGuard(fate !== null && !isTold, reloads);

  useEffect(() => {
    const fateOf = ({ to }: Departure) => {
      const stays = to !== null && latest.current.isWithin?.(to) === true;
      return worseOf(stays ? null : latest.current.fate, worstFate());
    };
    let newest: Departure | null = null;
    const ask = (departure: Departure) => {
      if (newest !== departure) return;
      const fate = fateOf(departure);
      if (fate === null) departure.goOn(false);
      else setAsked({ departure, fate });
    };
    const holds = (departure: Departure) => {
      if (reloads.current || fateOf(departure) === null) return false;
      newest = departure;
      const settling = navigator.onLine ? latest.current.settle?.() : undefined;
      if (settling === undefined) ask(departure);
      else void Promise.race([settling.then(shown, shown), pause(timeoutMs)]).then(() => ask(departure));
      return true;
    };
    setGate({ holds, undoes: undoMoves(holds) });
    return () => {
      newest = null;
      setGate(null);
    };
  }, []);

  return {
    asked,
    stay: () => setAsked(null),
    leave: () => {
      setAsked(null);
      reloads.current = asked?.departure.to === null;
      asked?.departure.goOn(true);
    },
  };
}

/** What was just saved is on the screen, and in `fate`, a moment later. */
function shown(): Promise<void> {
  return pause(50);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
