import type { ApplicationState } from '@portico/form-engine/states/application-states';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { publishApplicationState } from '../../../lib/session/application-news.ts';
import { applicationKey, homeQuery, unreadQuery } from '../../../lib/queries.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { forgetKey, isTransientFailure } from '../../../parts/sheet/handing/hand-in-once.ts';
import { submitKeyName } from '../../../parts/submitting/submit-key.ts';

type Change = (idempotencyKey: string) => Promise<{ readonly application_state: ApplicationState }>;

/** Moves a submitted application to another state; if the answer is lost, the call is repeated with the same key. */
export function useStateChange(change: Change, onDone: () => void) {
  const queries = useQueryClient();
  const [key] = useState(randomKey);
  const isRunning = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => change(key),
    networkMode: 'always',
    retry: (count, failure) => count < 2 && isTransientFailure(failure),
    onError: () => {
      isRunning.current = false;
    },
    onSuccess: ({ application_state: state }) => {
      // The next submission needs a new key.
      forgetKey(submitKeyName());
      publishApplicationState(state);
      // Cached modules and batches are out of date.
      queries.removeQueries({ queryKey: [...applicationKey(), 'filed'] });
      void queries.invalidateQueries({ queryKey: applicationKey() });
      void queries.invalidateQueries({ queryKey: homeQuery.queryKey });
      void queries.invalidateQueries({ queryKey: unreadQuery.queryKey });
      onDone();
    },
  });
  // The second click of a double click comes before the button is disabled.
  const run = () => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate();
  };
  return { run, isPending, error };
}
