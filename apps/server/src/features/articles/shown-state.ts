import type { PublishArticle } from '@portico/contract/staff-articles.schemas';

/** Whether people see an article at this moment; it has no times where it is not published. */
export function shownState(
  { shown_from, shown_until }: { readonly shown_from: Date | null; readonly shown_until: Date | null },
  now: Date,
): PublishArticle['output']['shown'] {
  if (shown_from === null) return 'draft';
  if (shown_from > now) return 'planned';
  return shown_until !== null && shown_until < now ? 'over' : 'shown';
}
