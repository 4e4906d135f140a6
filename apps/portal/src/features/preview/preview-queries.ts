import { newPreview } from '@portico/contract/previews';
import type { NewPreview } from '@portico/contract/previews.schemas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { learnServerTime } from '../../lib/clock.ts';
import { applicationKey } from '../../lib/queries.ts';

export type Preview = NewPreview['output'];

/** The application as the server has it; the previous data stays on screen while it is fetched again. */
export const previewQuery = () =>
  queryOptions({
    queryKey: [...applicationKey(), 'preview'],
    queryFn: async ({ signal }) => {
      const preview = await call(newPreview, {}, { signal });
      learnServerTime(preview.server_time);
      return preview;
    },
    staleTime: 0,
  });
