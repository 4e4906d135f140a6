import { queryDefaults } from '@portico/browser/query-defaults';
import { QueryClient } from '@tanstack/react-query';
import { authModeQuery, projectQuery } from '../../lib/queries.ts';
import { CallFailed } from '@portico/contract/call-failed';
import type { Boot } from './boot.ts';

// A refusal is final; a lost connection is retried.
const defaults = queryDefaults((failure) => failure instanceof CallFailed && failure.kind === 'network');

/** The query client, primed with the data that came with the page. */
export function createQueryClient({ slug, authMode, project }: Boot): QueryClient {
  const client = new QueryClient({
    defaultOptions: { ...defaults, queries: { ...defaults.queries, refetchOnWindowFocus: false } },
  });
  if (slug !== null && authMode !== null) client.setQueryData(authModeQuery(slug).queryKey, authMode);
  if (slug !== null && project !== null) client.setQueryData(projectQuery(slug).queryKey, project);
  return client;
}
