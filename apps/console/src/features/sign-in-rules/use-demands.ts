import { demandFactors, factorDemands } from '@portico/contract/factors';
import type { DemandFactors } from '@portico/contract/factors.schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { sessionQuery } from '../../lib/session.ts';

const queryKey = ['factor-demands'];

export function useDemands() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(factorDemands, {}, { signal }) });
}

export function useDemanding() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: DemandFactors['input']) => call(demandFactors, input),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey });
      // It may hold for the reader too.
      await client.invalidateQueries(sessionQuery);
    },
  });
}
