import { useTranslations } from 'use-intl';

/** A choice that the form no longer offers: shown, so that the person knows what they had chosen. */
export function GoneChoice({ value }: { readonly value: string }) {
  const t = useTranslations('fields.choices');
  return t('gone', { option: value });
}
