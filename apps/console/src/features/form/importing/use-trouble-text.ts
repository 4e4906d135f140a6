import { useTranslations } from 'use-intl';
import { TooLarge, Unreadable } from './unreadable.ts';

/** Why nothing of a file can be imported. */
export function useTroubleText(): (trouble: unknown) => string {
  const t = useTranslations('console.formImport.trouble');
  return (trouble) => {
    if (trouble instanceof TooLarge) return t(`tooLarge.${trouble.reason}`, { most: trouble.most });
    return trouble instanceof Unreadable ? t(trouble.reason) : t('broken');
  };
}
