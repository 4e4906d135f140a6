import { useTranslations } from 'use-intl';
import { ErrorFrame } from './parts/error-frame.tsx';
import { HomeLink } from './parts/home-link.tsx';

/** An address that no route matches. */
export function NotFoundPage() {
  const t = useTranslations('portal.failure');
  return <ErrorFrame status={404} message={t('pageNotFound')} action={<HomeLink />} />;
}
