import { findHold, holdBack, releaseHold } from '@portico/contract/retention';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { applicationKey } from '../use-application.ts';

/** Whether the person of an application is held back from retention, and both acts. */
export function useHold(application: string) {
  const client = useQueryClient();
  const queryKey = ['hold', application];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(findHold, { application }, { signal }),
  });
  // The log of the application has a new line; the application itself is as before, and reading it would be logged.
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey }),
      client.invalidateQueries({ queryKey: [...applicationKey(application), 'log'] }),
      client.invalidateQueries({ queryKey: ['retention'] }),
    ]);
  return {
    query,
    hold: query.data?.hold ?? null,
    begin: (reason: string) => call(holdBack, { application, reason }).finally(refresh),
    end: () => call(releaseHold, { application }).finally(refresh),
  };
}
