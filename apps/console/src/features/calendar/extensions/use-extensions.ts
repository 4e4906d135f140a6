import { findApplicants, giveExtension, listExtensions, withdrawExtension } from '@portico/contract/extensions';
import type { GiveExtension, ListExtensions, WithdrawExtension } from '@portico/contract/extensions.schemas';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export type Extension = ListExtensions['output']['list'][number];

interface BatchKey {
  readonly project: string;
  readonly batch: string;
}

export function extensionsQuery(key: BatchKey) {
  return queryOptions({
    queryKey: ['extensions', key.project, key.batch],
    queryFn: ({ signal }) => call(listExtensions, key, { signal }),
  });
}

export function applicantsQuery(key: BatchKey, query: string) {
  return queryOptions({
    queryKey: ['extensions', key.project, key.batch, 'applicants', query],
    queryFn: ({ signal }) => call(findApplicants, { ...key, query }, { signal }),
    enabled: query.length > 1,
    gcTime: 0,
  });
}

type Change<Input> = Omit<Input, 'project' | 'batch'>;

/** The list is read again after each change, also after one that was refused because a colleague was first. */
export function useExtensionChanges(key: BatchKey) {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: extensionsQuery(key).queryKey, exact: true });
  return {
    give: (change: Change<GiveExtension['input']>) => call(giveExtension, { ...key, ...change }).finally(reload),
    withdraw: (change: Change<WithdrawExtension['input']>) =>
      call(withdrawExtension, { ...key, ...change }).finally(reload),
  };
}
