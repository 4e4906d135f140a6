import { decodePreview } from '@portico/contract/preview/decode-preview';
import { applicationLog, staffPreview } from '@portico/contract/staff-applications';
import type { ApplicationLog, StaffPreview } from '@portico/contract/staff-applications.schemas';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export type ReadApplication = StaffPreview['output'];
export type LogLine = ApplicationLog['output']['list'][number];

export const applicationKey = (id: string) => ['application', id] as const;

/** One application to read. The server logs every read, so it is not refetched without need. */
export function useApplication(id: string) {
  return useQuery({
    queryKey: [...applicationKey(id), 'preview'],
    queryFn: async ({ signal }) => {
      const wire = await call(staffPreview, { application: id }, { signal });
      return { wire, content: decodePreview(wire) };
    },
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Who read it and who changed what, newest first, page by page. */
export function useApplicationLog(id: string) {
  return useInfiniteQuery({
    queryKey: [...applicationKey(id), 'log'],
    queryFn: ({ pageParam, signal }) =>
      call(applicationLog, { application: id, before: pageParam || undefined }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
    select: ({ pages }) => pages.flatMap((page) => page.list),
  });
}
