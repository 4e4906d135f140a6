import { followNews } from '@portico/browser/news';
import { newsPath } from '@portico/contract/messages';
import { headers } from '@portico/contract/wire';
import type { QueryClient } from '@tanstack/react-query';
import { prefix, sessionToken } from '../api.ts';
import { applicationKey, unreadQuery } from '../queries.ts';
import { useSession } from '../state/session-store.ts';

/** The number in the header and the open conversation follow what comes, in all tabs of this browser. */
export function followMessages(queries: QueryClient): () => void {
  const { slug, user } = useSession.getState();
  return followNews({
    name: `portico-news ${slug} ${user?.uid ?? ''}`,
    open: (signal) => fetch(prefix + newsPath, { headers: { [headers.token]: sessionToken() ?? '' }, signal }),
    onNews: () => {
      void queries.invalidateQueries({ queryKey: unreadQuery.queryKey });
      void queries.invalidateQueries({ queryKey: [...applicationKey(), 'messages'] });
    },
  });
}
