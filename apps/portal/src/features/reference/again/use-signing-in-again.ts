import { useCallback, useEffect, useRef, useState } from 'react';
import { useReach } from '../../../lib/recommender/session/use-reach.ts';
import type { SheetSaving } from '../../../parts/sheet/saving/join-savings.ts';

/**
 * When the session ends, the letter stays on the page and a dialog lets the recommender sign in; saving then continues.
 */
export function useSigningInAgain(uid: string, saving: SheetSaving | null) {
  const token = useReach(uid)?.token ?? null;
  const isEnded = token === null;
  const [isClosed, setIsClosed] = useState(false);
  const before = useRef(token);
  useEffect(() => {
    if (before.current === token) return;
    before.current = token;
    // Opens once for each end of a session: somebody who closes the dialog can continue reading.
    setIsClosed(false);
    if (token !== null) saving?.resume();
  }, [token, saving]);
  return {
    isEnded,
    isAsking: isEnded && !isClosed,
    ask: useCallback(() => setIsClosed(false), []),
    close: useCallback(() => setIsClosed(true), []),
  };
}
