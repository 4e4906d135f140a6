import { readLook } from '@portico/contract/look';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The look of a project: what is live, and the draft. */
export function lookQuery(project: string) {
  return queryOptions({
    queryKey: ['look', project],
    queryFn: ({ signal }) => call(readLook, { project }, { signal }),
    // What somebody types must not be replaced behind their back: every save brings what others have changed.
    staleTime: Infinity,
    gcTime: 0,
  });
}
