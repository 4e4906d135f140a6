import { operation } from '@portico/contract/operator';
import type { Operation } from '@portico/contract/operator.schemas';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export type OperationState = Operation['output'];

export const operationKey = ['operator', 'operation'] as const;
/** As often as the server measures; a page in the background does not ask. */
export const lookEveryMs = 30_000;

export function useOperation() {
  return useQuery({
    queryKey: operationKey,
    queryFn: ({ signal }) => call(operation, {}, { signal }),
    refetchInterval: lookEveryMs,
    staleTime: 0,
  });
}
