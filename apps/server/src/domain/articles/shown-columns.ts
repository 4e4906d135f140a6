import type { ArticleContent } from '@portico/contract/staff-articles.schemas';

/** What the row of a published article says of its content; it appeared at `since` unless a time is set for it. */
export function shownColumns(content: ArticleContent, since: Date) {
  const { pinned, from, until, audience } = content;
  return {
    content: JSON.stringify(content),
    is_pinned: pinned,
    shown_from: from === null ? since : new Date(from * 1000),
    shown_until: until === null ? null : new Date(until * 1000),
    signed_in_only: audience.signedInOnly,
    batches: [...audience.batches],
    states: [...audience.states],
  };
}
