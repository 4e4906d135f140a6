import { retryJob, troubledJobs } from '@portico/contract/operator';
import type { TroubledJobs } from '@portico/contract/operator.schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { lookEveryMs, operationKey } from '../use-operation.ts';

export type TroubledJob = TroubledJobs['output']['list'][number];

const jobsKey = ['operator', 'jobs'] as const;

export function useJobs() {
  return useQuery({
    queryKey: jobsKey,
    queryFn: async ({ signal }) => (await call(troubledJobs, {}, { signal })).list,
    refetchInterval: lookEveryMs,
    staleTime: 0,
  });
}

/** Afterwards, and after a refusal too, the page shows what holds now. */
export function useRetry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: TroubledJob) => call(retryJob, { job: id }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: jobsKey });
      await client.invalidateQueries({ queryKey: operationKey });
    },
  });
}
