import { readSinglePage, singlePages } from '@portico/contract/content';
import type { SinglePages } from '@portico/contract/content.schemas';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { applicationKey } from '../../lib/queries.ts';

export type PageToTick = SinglePages['output']['list'][number];

// To be read and ticked before submitting; the signature policy is ticked next to the signature.
const ticked = ['known-items', 'terms'] as const;

const pagesQuery = () =>
  queryOptions({
    queryKey: [...applicationKey(), 'pages'],
    queryFn: ({ signal }) => call(singlePages, {}, { signal }),
    staleTime: 60_000,
  });

/** The pages to tick before submitting. A tick is sent to the server; unticking takes effect only here. */
export function useTicks() {
  const queries = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(pagesQuery());
  const reading = useMutation({
    mutationFn: (id: string) => call(readSinglePage, { id }),
    networkMode: 'always',
    retry: 2,
    // The tick also applies on the other page that shows it.
    onSuccess: ({ id }) =>
      queries.setQueryData(
        pagesQuery().queryKey,
        (current) =>
          current && { list: current.list.map((page) => (page.id === id ? { ...page, is_read: 1 as const } : page)) },
      ),
  });
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const pages = data?.list.filter(({ key, consent }) => consent !== null && ticked.some((one) => one === key)) ?? [];
  const isTicked = (page: PageToTick) => changed[page.id] ?? page.is_read === 1;
  return {
    pages,
    isTicked,
    isComing: data === undefined && isFetching,
    /** Nothing counts as agreed to before the pages have loaded. */
    allTicked: data !== undefined && pages.every(isTicked),
    failure: data === undefined ? error : reading.error,
    busy: isFetching,
    retry: () => void refetch(),
    tick: (page: PageToTick, ticked: boolean) => {
      setChanged((ticks) => ({ ...ticks, [page.id]: ticked }));
      if (ticked && page.is_read === 0)
        reading.mutate(page.id, { onError: () => setChanged((ticks) => ({ ...ticks, [page.id]: false })) });
    },
  };
}
