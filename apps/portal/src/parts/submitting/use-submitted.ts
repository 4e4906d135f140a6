import { applicationStates } from '@portico/form-engine/states/application-states';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { publishApplicationState } from '../../lib/session/application-news.ts';
import { awaitMessage } from '../../lib/session/await-message.ts';
import { pathTo } from '../../lib/navigation/paths.ts';
import { goTo } from '../../lib/navigation/hash-location.ts';
import { applicationKey, homeQuery } from '../../lib/queries.ts';
import type { Submitted } from './use-submitting.ts';

/** After submitting: updates the frame and the other tabs, and opens the next page. */
export function useSubmitted(): (submitted: Submitted) => void {
  const queries = useQueryClient();
  return useCallback(
    ({ number, submitted_at }) => {
      publishApplicationState(applicationStates.submitted);
      // Cached for the next page, which then need not wait for the server.
      const submission = { number, submitted_at, stage: 0 } as const;
      queries.setQueryData(homeQuery.queryKey, (home) => home && { ...home, submission });
      goTo(pathTo('/submittedSuccess'), { replace: true, force: true });
      void queries.invalidateQueries({ queryKey: homeQuery.queryKey });
      void queries.invalidateQueries({ queryKey: applicationKey() });
      void awaitMessage(queries);
    },
    [queries],
  );
}
