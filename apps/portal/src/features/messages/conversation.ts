import type { Message, RecordList } from '@portico/contract/messages.schemas';

/** What is known of a conversation: the newest messages first, and where earlier ones begin. */
export interface Conversation {
  readonly list: readonly Message[];
  readonly next: string;
}

/** The newest page together with what was shown before. Where both have nothing in common, only the page is sure. */
export function withNewest(
  { list, next }: Pick<RecordList['output'], 'list' | 'next'>,
  known: Conversation | null,
): Conversation {
  const newest = new Set(list.map(({ id }) => id));
  const earlier = known?.list.filter(({ id }) => !newest.has(id)) ?? [];
  if (known === null || earlier.length === known.list.length) return { list, next };
  return { list: [...list, ...earlier], next: known.next };
}

export function withEarlier(
  known: Conversation,
  { list, next }: Pick<RecordList['output'], 'list' | 'next'>,
): Conversation {
  return { list: [...known.list, ...list], next };
}

/** The newest message that the applicant has not read; all before it count as read with it. */
export function newestUnread({ list }: Conversation): Message | undefined {
  return list.find(({ author, read_time }) => author !== 'applicant' && read_time === 0);
}
