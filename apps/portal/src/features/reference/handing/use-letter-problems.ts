import type { PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import { useCallback, useEffect, useState } from 'react';
import type { OpenLetter } from '../letter/read-letter.ts';

const restMs = 400;

/** What is wrong in a letter, once somebody wanted to hand it in; from then on it follows what is typed. */
export function useLetterProblems({ session, modules }: OpenLetter) {
  const [problems, setProblems] = useState<readonly PlacedProblem[] | null>(null);
  const check = useCallback(() => {
    const found = modules.flatMap(({ filed }) => session.showProblems(filed.menuid));
    setProblems(found);
    return found;
  }, [session, modules]);
  const isAsked = problems !== null;
  useEffect(() => {
    if (!isAsked) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const stop = session.onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(check, restMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [session, check, isAsked]);
  return { problems: problems ?? [], check };
}
