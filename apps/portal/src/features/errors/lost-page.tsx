import { useTranslations } from 'use-intl';
import { ErrorFrame } from './parts/error-frame.tsx';
import { HomeLink } from './parts/home-link.tsx';

/** `/help/404` */
export function LostPage() {
  const t = useTranslations('portal.failure');
  return <ErrorFrame status={404} message={t('pageLost')} action={<HomeLink />} />;
}
