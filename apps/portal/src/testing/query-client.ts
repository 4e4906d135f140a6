import { QueryClient } from '@tanstack/react-query';

/** A cache whose queries fail at once: what is retried, and how often, has tests of its own. */
export const createTestQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
