import { type FormParts, listIn } from '@portico/form-engine/editing/form-parts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { labelOf } from '../draft/label-of.ts';
import { useReadable } from '../draft/use-form.ts';
import type { Landing } from './landing-of.ts';

/** What becomes of a row that is dragged, for whoever hears the page: the library would speak English, and of ids. */
export function useDragNews() {
  const t = useTranslations('console.designer.outline.dragged');
  const readable = useReadable();
  const [news, setNews] = useState('');
  const nameOf = (parts: FormParts, name: string) => readable(labelOf(parts, name));
  return {
    news,
    tellTaken: (parts: FormParts, name: string) => setNews(t('taken', { name: nameOf(parts, name) })),
    tellLeft: (parts: FormParts, name: string) => setNews(t('left', { name: nameOf(parts, name) })),
    tellPut: (parts: FormParts, { name, list, at }: Landing) => {
      const isThere = listIn(parts, list).includes(name.slice(name.indexOf(':') + 1));
      const count = listIn(parts, list).length + (isThere ? 0 : 1);
      setNews(t('put', { name: nameOf(parts, name), place: at + 1, count }));
    },
  };
}
