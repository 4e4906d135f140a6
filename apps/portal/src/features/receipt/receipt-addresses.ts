import { hrefTo } from '../../lib/navigation/paths.ts';

/** What the address asks for: one receipt (the newest if none is named), or the list of all. */
export function readReceiptQuery(query: string): { readonly submission?: string; readonly isList: boolean } {
  const parameters = new URLSearchParams(query);
  const submission = parameters.get('submission');
  return { ...(submission === null ? {} : { submission }), isList: parameters.has('all') };
}

export const allReceiptsHref = `${hrefTo('/receipt')}?all=1`;

export function receiptHref(submission: string): string {
  return `${hrefTo('/receipt')}?${new URLSearchParams({ submission })}`;
}
