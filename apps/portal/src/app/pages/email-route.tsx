import { useTranslations } from 'use-intl';
import { ActivationPage } from '../../features/email-activation/activation-page.tsx';
import { usePlaceOnScreen } from '../place-context.ts';
import { textOf } from './place-state.ts';

export function EmailRoute() {
  const t = useTranslations('pages');
  const { query, state } = usePlaceOnScreen();
  const token = new URLSearchParams(query).get('token');
  return <ActivationPage title={t('email')} token={token} email={textOf(state, 'email')} />;
}
