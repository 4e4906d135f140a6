import { useTranslations } from 'use-intl';
import { SuccessPage } from '../../features/success/success-page.tsx';
import { useApplication } from '../../lib/state/application-store.ts';

export function SuccessRoute() {
  const t = useTranslations('pages');
  const outcome = useApplication((application) => application.outcome);
  const account = outcome?.['account'];
  const password = outcome?.['password'];
  const known = typeof account === 'string' && typeof password === 'string';
  return (
    <SuccessPage
      title={t('success')}
      credentials={known ? { account, password } : null}
      onLeave={() => useApplication.setState({ outcome: null })}
    />
  );
}
