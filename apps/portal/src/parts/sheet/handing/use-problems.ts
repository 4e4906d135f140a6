import type { PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import { useCallback, useEffect, useState } from 'react';
import type { JudgedSheet } from '../sheet-kind.ts';

const debounceMs = 400;

/** The problems of a sheet, null until they are first requested; from then on they follow what is typed. */
export function useProblems({ session, modules }: JudgedSheet) {
  const [problems, setProblems] = useState<readonly PlacedProblem[] | null>(null);
  const check = useCallback(() => {
    const problems = modules.flatMap(({ module }) => session.showProblems(module.definition.id));
    setProblems(problems);
    return problems;
  }, [session, modules]);

  const isAsked = problems !== null;
  useEffect(() => {
    if (!isAsked) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // Checking a whole module on every keystroke is too expensive.
    const stop = session.onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(check, debounceMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [session, check, isAsked]);
  return { problems, check };
}
