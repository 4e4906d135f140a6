import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { loadChunk } from '../../lib/chunks/chunk-reload.ts';
import { answerSessionEnd } from '../../lib/session/session-end.ts';
import { applicationKey } from '../../lib/queries.ts';

export const loadSignInAgain = () => loadChunk(() => import('./sign-in-again.tsx'));

const prefetchMs = 5000;

/** When the session ends, the page stays and a dialog lets the person sign in. */
export function useSigningInAgain() {
  const queries = useQueryClient();
  const [isEnded, setIsEnded] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [signedIn, setSignedIn] = useState(0);
  useEffect(
    () =>
      answerSessionEnd(() => {
        setIsEnded(true);
        // Opens once: somebody who closes the dialog is not asked again.
        setIsAsking((asking) => asking || !isEnded);
      }),
    [isEnded],
  );
  // Loaded in advance: when it is needed, a new deployment may have removed the file.
  useEffect(() => {
    const timer = setTimeout(() => loadSignInAgain().catch(() => undefined), prefetchMs);
    return () => clearTimeout(timer);
  }, []);
  return {
    isEnded,
    isAsking,
    /** Increases with each sign-in. */
    signedIn,
    ask: useCallback(() => setIsAsking(true), []),
    close: useCallback(() => setIsAsking(false), []),
    done: useCallback(() => {
      setIsEnded(false);
      setIsAsking(false);
      setSignedIn((count) => count + 1);
      void queries.invalidateQueries({ queryKey: [...applicationKey(), 'menu'] });
    }, [queries]),
  };
}
