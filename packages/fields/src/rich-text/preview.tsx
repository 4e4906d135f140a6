import { lazy, Suspense } from 'react';
import type { PreviewProps } from '../field-parts.ts';

const CleanBlock = lazy(() => import('./clean-block.tsx').then((chunk) => ({ default: chunk.CleanBlock })));

/** The institution's text. What cleans it is loaded with the first block that has something to show. */
export function RichTextPreview({ field, language }: PreviewProps) {
  const html = field.html?.[language] ?? '';
  if (html.trim() === '') return null;
  return (
    <Suspense fallback={null}>
      <CleanBlock html={html} headingsFrom={3} />
    </Suspense>
  );
}
