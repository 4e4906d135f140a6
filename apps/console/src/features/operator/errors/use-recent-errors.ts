import { recentErrors } from '@portico/contract/operator';
import type { RecentErrors } from '@portico/contract/operator.schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { ListAddress } from '../../../parts/list-filter/use-list-address.ts';
import type { ErrorFilter } from './error-filter.ts';

export type RecentError = RecentErrors['output']['list'][number];

export const errorsKey = ['operator', 'errors'] as const;

export function useRecentErrors({ filter, after }: Pick<ListAddress<ErrorFilter>, 'filter' | 'after'>) {
  return useQuery({
    queryKey: [...errorsKey, filter, after],
    queryFn: ({ signal }) =>
      call(recentErrors, { reference: filter.reference || undefined, after: after || undefined }, { signal }),
    placeholderData: keepPreviousData,
  });
}
