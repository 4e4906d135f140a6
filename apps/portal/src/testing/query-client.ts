import { QueryClient } from '@tanstack/react-query';

/** A query client whose queries fail at once: retries have their own tests. */
export const createTestQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
