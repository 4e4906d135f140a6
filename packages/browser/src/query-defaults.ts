import type { DefaultOptions } from '@tanstack/react-query';

const mostRetries = 2;

/** Query defaults of both front ends. Each front end decides what is retried. */
export function queryDefaults(isWorthRetrying: (failure: unknown) => boolean) {
  return {
    // The server may run on this machine, so being offline says nothing: requests are always tried.
    queries: {
      retry: (count, failure) => count < mostRetries && isWorthRetrying(failure),
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  } as const satisfies DefaultOptions;
}
