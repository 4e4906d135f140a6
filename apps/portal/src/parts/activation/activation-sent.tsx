import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';

/** Says that another activation mail was sent; null before one was requested. */
export function ActivationSent({ to }: { readonly to: string | null }) {
  const t = useTranslations('accounts');
  if (to === null) return null;
  return (
    <Notice kind="success">
      {t('activation.sent', { email: to })} {t('spam')}
    </Notice>
  );
}
