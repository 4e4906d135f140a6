import { changeOwnLanguage, changeOwnZone, endOwnSessions, ownAccount } from '@portico/contract/own-account';
import type { OwnAccount } from '@portico/contract/own-account.schemas';
import type { Language } from '@portico/form-engine/language';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { sessionQuery } from '../../../lib/session.ts';

export type OwnSession = OwnAccount['output']['sessions'][number];

const ownAccountQuery = queryOptions({
  queryKey: ['account', 'own'],
  queryFn: ({ signal }) => call(ownAccount, {}, { signal }),
});

export function useOwnAccount() {
  return useQuery(ownAccountQuery);
}

export function useChangingOwnAccount() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries(ownAccountQuery);
  return {
    /** Null for all sessions but this one. */
    end: useMutation({ mutationFn: (session: string | null) => call(endOwnSessions, { session }), onSettled }),
    write: useMutation({ mutationFn: (lang: Language) => call(changeOwnLanguage, { lang }), onSettled }),
  };
}

/** Null for the zone of the browser. Every moment on the screen changes with it. */
export function useChangingZone() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (zone: string | null) => call(changeOwnZone, { time_zone: zone }),
    onSettled: () => client.invalidateQueries(sessionQuery),
  });
}
