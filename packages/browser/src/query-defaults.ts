import type { DefaultOptions } from '@tanstack/react-query';

const mostRetries = 2;

/** Defaults of both front ends for server state. What is worth another try, each decides. */
export function queryDefaults(isWorthRetrying: (failure: unknown) => boolean) {
  return {
    // The server may run on this very machine, so whether it answers is found out by asking.
    queries: {
      retry: (count, failure) => count < mostRetries && isWorthRetrying(failure),
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  } as const satisfies DefaultOptions;
}
