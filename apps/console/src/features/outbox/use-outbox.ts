import { listOutbox, readOutboxMessage } from '@portico/contract/staff';
import type { ListOutbox, ReadOutboxMessage } from '@portico/contract/staff.schemas';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import type { OutboxFilter } from './list/outbox-filter.ts';

export type OutboxEntry = ListOutbox['output']['list'][number];
export type OutboxMessage = ReadOutboxMessage['output'];

export const outboxKey = ['outbox', 'list'] as const;

/** The messages that match the filter, newest first, page by page. */
export function useOutbox({ channel, search }: OutboxFilter) {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: [...outboxKey, language, channel, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        listOutbox,
        {
          channel: channel === 'all' ? undefined : channel,
          search: search || undefined,
          before: pageParam || undefined,
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.more ? page.list.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap((page) => page.list),
  });
}

/** One message. It never changes, so it is fetched once. */
export function useOutboxMessage(id: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['outbox', 'message', language, id],
    queryFn: ({ signal }) => call(readOutboxMessage, { id }, { signal }),
    staleTime: Infinity,
  });
}
