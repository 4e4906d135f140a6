import { useTranslations } from 'use-intl';
import { ErrorFrame } from './parts/error-frame.tsx';
import { HomeLink } from './parts/home-link.tsx';

/** `/help/505` */
export function ServerErrorPage() {
  const t = useTranslations('portal.failure');
  return <ErrorFrame status={500} message={t('serverError')} action={<HomeLink />} />;
}
