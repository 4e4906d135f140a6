import { useTranslations } from 'use-intl';
import { AccountPage } from '../../features/account/account-page.tsx';
import { useSession } from '../../lib/state/session-store.ts';
import { usePlaceOnScreen } from '../place-context.ts';

export function AccountRoute() {
  const t = useTranslations('pages');
  const { user, project } = useSession();
  const place = usePlaceOnScreen();
  if (user === null || project === null) return null;
  const asked = typeof place.state === 'object' && place.state !== null && 'logoff' in place.state;
  return (
    <AccountPage title={t('article-personal_data')} user={user} project={project} logoffAsked={asked ? place : null} />
  );
}
