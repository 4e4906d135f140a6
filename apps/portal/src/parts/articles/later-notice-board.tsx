import { articlesMessages } from '@portico/i18n/articles-messages';
import type { Language } from '@portico/form-engine/language';
import { type ComponentType, lazy, Suspense } from 'react';
import { withWords } from '../../lib/words.tsx';

// Loads without blocking the page, and stays away if it cannot be loaded.
const Board = lazy<ComponentType<{ readonly language: Language }>>(async () => {
  try {
    const board = import('./notice-board.tsx').then((chunk) => chunk.NoticeBoard);
    return { default: await withWords(board, { articles: articlesMessages }) };
  } catch {
    return { default: () => <span hidden /> };
  }
});

/** The newest of what the institution tells applicants, once it and its words have loaded. */
export function LaterNoticeBoard({ language }: { readonly language: Language }) {
  return (
    <Suspense fallback={null}>
      <Board language={language} />
    </Suspense>
  );
}
