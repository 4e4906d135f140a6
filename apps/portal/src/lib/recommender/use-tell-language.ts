import { saveParticulars } from '@portico/contract/recommendations';
import type { Language } from '@portico/form-engine/language';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { factsQuery } from './letter-queries.ts';
import { letterCall } from './recommender-call.ts';

/** Tells the server the language in which the recommender reads the portal, for later mails. */
export function useTellLanguage(uid: string, current: Language | undefined, language: Language): void {
  const queries = useQueryClient();
  const isOther = current !== undefined && current !== language;
  useEffect(() => {
    if (!isOther) return;
    letterCall(uid)(saveParticulars, { uid, lang: language }).then(
      (facts) => queries.setQueryData(factsQuery(uid).queryKey, facts),
      () => undefined,
    );
  }, [queries, uid, isOther, language]);
}
