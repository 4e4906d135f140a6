import * as z from 'zod';
import type { ShownArticle } from '../../domain/articles/shown-articles.queries.ts';
import { readCursor, writeCursor } from '../../platform/wire/cursor.ts';

type Last = Pick<ShownArticle, 'is_pinned' | 'exactly_from' | 'id'>;

const marks = z.string().refine((mark) => /^[01] /.test(mark) && z.uuid().safeParse(mark.slice(2)).success);

/** Where a page of shown articles begins. */
export function afterOf(text: string | undefined) {
  if (text === undefined) return null;
  const { moment, mark } = readCursor(text, marks);
  return { isPinned: mark.startsWith('1'), from: moment, id: mark.slice(2) };
}

/** Where the page after this one begins, by its last article. */
export function nextOf({ is_pinned, exactly_from, id: article }: Last): string {
  return writeCursor({ moment: exactly_from, mark: `${is_pinned ? 1 : 0} ${article}` });
}
