import type { FormSession } from '@portico/form-engine/session/form-session';
import type { PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import { useCallback, useEffect, useState } from 'react';

const restMs = 400;

/** What is wrong in a module, once somebody has asked; from then on it follows what is typed. */
export function useProblems(session: FormSession, module: string) {
  const [problems, setProblems] = useState<readonly PlacedProblem[] | null>(null);
  const check = useCallback(() => {
    const found = session.showProblems(module);
    setProblems(found);
    return found;
  }, [session, module]);

  const isAsked = problems !== null;
  useEffect(() => {
    if (!isAsked) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // Judging a whole module is too much for every letter.
    const stop = session.onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setProblems(session.showProblems(module)), restMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [session, module, isAsked]);
  return { problems, check };
}
