import { useTranslations } from 'use-intl';

/** The header has greeted already. */
export function HomeTitle() {
  const t = useTranslations('portal.home');
  return t('title');
}
