import { logChains, logPeople, staffLog, verifyLog } from '@portico/contract/staff-log';
import type { LogChains, StaffLog, VerifyLog } from '@portico/contract/staff-log.schemas';
import { staffProjects } from '@portico/contract/staff-applications';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { useOwnZone } from '../../lib/own-zone.ts';
import type { ListAddress } from '../../parts/list-filter/use-list-address.ts';
import { type LogFilter, wireFilter } from './log-filter.ts';

export type LogLine = StaffLog['output']['list'][number];
export type Chain = LogChains['output']['list'][number];
export type Verified = VerifyLog['output'];

const logKey = ['staff-log'] as const;

export function useStaffLog({ filter, after }: Pick<ListAddress<LogFilter>, 'filter' | 'after'>) {
  const zone = useOwnZone();
  return useQuery({
    queryKey: [...logKey, 'list', filter, zone, after],
    queryFn: ({ signal }) => call(staffLog, { ...wireFilter(filter, zone), after: after || undefined }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The projects to choose from. */
export function useProjects() {
  return useQuery({
    queryKey: [...logKey, 'projects'],
    queryFn: async ({ signal }) => (await call(staffProjects, {}, { signal })).list,
    staleTime: 300_000,
  });
}

/** The people to choose from: whoever did something here, also those who left. */
export function usePeople(isAsked: boolean) {
  return useQuery({
    queryKey: [...logKey, 'people'],
    queryFn: async ({ signal }) => {
      const { list } = await call(logPeople, {}, { signal });
      return list.map(({ person, name, account }) => ({
        value: person,
        label: account === null ? name : `${name} (${account})`,
      }));
    },
    staleTime: 60_000,
    enabled: isAsked,
  });
}

export function useChains() {
  return useQuery({
    queryKey: [...logKey, 'chains'],
    queryFn: async ({ signal }) => (await call(logChains, {}, { signal })).list,
    staleTime: 0,
  });
}

/** Verifies a chain part by part; `checked` tells how far it has come. */
export function useVerifying(org: string | null) {
  const [checked, setChecked] = useState(0);
  const verifying = useMutation({
    mutationFn: async (): Promise<Verified> => {
      let after = 0;
      for (;;) {
        setChecked(after);
        const part = await call(verifyLog, { org: org ?? undefined, after });
        if (part.done) return part;
        after = part.checked;
      }
    },
  });
  return { ...verifying, checked };
}
