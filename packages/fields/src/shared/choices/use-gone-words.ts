import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import { useTranslations } from 'use-intl';
import { optionOf } from './options.ts';
import { retiredWords } from './retired-words.ts';

/** Names a chosen value that is not offered, so that the person knows what they had chosen, and why it does not fit. */
export function useGoneWords(
  { options = [], retired }: FieldDefinition,
  language: Language,
): (value: string) => string {
  const t = useTranslations('fields.choices');
  return (value) => {
    const elsewhere = optionOf(value, options);
    return elsewhere === undefined
      ? t('gone', { option: retiredWords(value, retired)?.[language] ?? value })
      : t('elsewhere', { option: elsewhere.label[language] });
  };
}
