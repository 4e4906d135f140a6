import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import type { Texts } from './setting-changes.ts';

/** A text in the language of the screen, or in any other in which it is written. */
export function useReadable(): (text: Texts | undefined) => string {
  const t = useTranslations('console.designer.outline');
  const language = useLanguage();
  return (text) => {
    const words = text?.[language] || text?.sc || text?.tc || text?.en || '';
    return words.trim() === '' ? t('untitled') : words.trim();
  };
}
