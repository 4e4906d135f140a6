import { lazy, Suspense } from 'react';

const CleanBlock = lazy(() => import('./clean-block.tsx').then((chunk) => ({ default: chunk.CleanBlock })));

/** The institution's text. The sanitiser is loaded with the first block that has something to show. */
export function RichTextBlock({ html }: { readonly html: string }) {
  if (html.trim() === '') return null;
  return (
    <Suspense fallback={null}>
      <CleanBlock html={html} headingsFrom={3} />
    </Suspense>
  );
}
