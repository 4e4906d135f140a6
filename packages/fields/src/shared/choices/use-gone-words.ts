import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import { useTranslations } from 'use-intl';
import { optionOf } from './options.ts';

/** Names a chosen value that is not offered, so that the person knows what they had chosen, and why it does not fit. */
export function useGoneWords({ options = [] }: FieldDefinition, language: Language): (value: string) => string {
  const t = useTranslations('fields.choices');
  return (value) => {
    const elsewhere = optionOf(value, options);
    return elsewhere === undefined
      ? t('gone', { option: value })
      : t('elsewhere', { option: elsewhere.label[language] });
  };
}
