import { readMessages, recordList } from '@portico/contract/messages';
import type { Message } from '@portico/contract/messages.schemas';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { applicationKey, unreadQuery } from '../../lib/queries.ts';
import { staffTab } from '../../lib/session/staff-tab.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { type Conversation, newestUnread, withEarlier, withNewest } from './conversation.ts';

const everyMs = 30_000;

const newestQuery = () =>
  queryOptions({
    queryKey: [...applicationKey(), 'messages'],
    queryFn: ({ signal }) => call(recordList, {}, { signal }),
    // Asked for now and then while somebody looks.
    refetchInterval: everyMs,
    staleTime: 0,
  });

/** The conversation, as far back as it was asked for; whatever is shown is marked as read. */
export function useConversation() {
  const client = useQueryClient();
  const newest = useQuery(newestQuery());
  const [known, setKnown] = useState<Conversation | null>(null);
  const page = newest.data;
  const [taken, setTaken] = useState(page);
  if (page !== undefined && page !== taken) {
    setTaken(page);
    setKnown(withNewest(page, known));
  }
  const shown = page === undefined ? null : withNewest(page, known);
  const earlier = useMutation({
    mutationFn: (after: string) => call(recordList, { after }),
    onSuccess: (found) => setKnown((before) => (before === null ? before : withEarlier(before, found))),
  });
  useReadMark(shown);
  return {
    shown,
    answerDays: page?.answer_days ?? 0,
    newest,
    earlier,
    /** Shows what was just sent, without waiting for the next answer. */
    add: async (message: Message) => {
      const { queryKey } = newestQuery();
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) =>
        before === undefined
          ? before
          : { ...before, list: [message, ...before.list.filter(({ id }) => id !== message.id)] },
      );
      void client.invalidateQueries({ queryKey });
    },
  };
}

/** Marks what stands on the screen, once somebody looks at it. */
function useReadMark(shown: Conversation | null): void {
  const client = useQueryClient();
  const until = shown === null ? undefined : newestUnread(shown)?.id;
  useEffect(() => {
    // Staff who look at somebody's portal have not read it for them.
    if (until === undefined || staffTab() !== null) return undefined;
    let isMarked = false;
    const mark = () => {
      if (isMarked || document.visibilityState !== 'visible') return;
      isMarked = true;
      call(readMessages, { id: until }).then(
        async ({ unread }) => {
          // A count that was asked for before would tell of messages that are read by now.
          await client.cancelQueries({ queryKey: unreadQuery.queryKey });
          client.setQueryData(unreadQuery.queryKey, unread);
          useSession.setState({ unread });
        },
        // It is marked the next time.
        () => (isMarked = false),
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, until]);
}
