import { useTranslations } from 'use-intl';

/** A value of a field for whoever compares two of them. */
export function useValueInWords(): (field: string, value: unknown) => string {
  const t = useTranslations('console.look.publish');
  return (field, value) => {
    if (value === '' || value === null || value === undefined) return t('empty');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value))
      return isPlain(value) ? value.join(', ') || t('empty') : t('entries', { count: value.length });
    if (field.startsWith('pictures.')) return t('picture');
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
}

function isPlain(list: readonly unknown[]): boolean {
  return list.every((one) => typeof one !== 'object');
}
