import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ChangePage } from '../../features/password/change-page.tsx';
import { ForgottenPage } from '../../features/password/forgotten-page.tsx';
import { ResetPage } from '../../features/password/reset-page.tsx';
import { pathTo } from '../../lib/paths.ts';
import { goTo } from '../../lib/place.ts';
import { authModeQuery } from '../../lib/queries.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { forgetWanted, wantedPlace } from '../../lib/wanted-place.ts';
import { usePlaceOnScreen } from '../place-context.ts';
import { textOf } from './place-state.ts';

/** By mail always; by mobile where the project knows mobiles. */
export function ForgottenRoute() {
  const t = useTranslations('pages');
  const slug = useSession((session) => session.slug);
  const { data: mode } = useQuery(authModeQuery(slug));
  const byMobile = mode?.register_methods.includes('mobile') === true || mode?.login_methods.includes('sms_code');
  return (
    <ForgottenPage
      title={t('pass')}
      channels={byMobile === true ? ['mail', 'sms'] : ['mail']}
      onCodeSent={({ country, number }) => goTo(pathTo('password'), { state: { country, number } })}
    />
  );
}

export function ResetRoute() {
  const t = useTranslations('pages');
  const { query, state } = usePlaceOnScreen();
  const token = new URLSearchParams(query).get('token');
  const country = textOf(state, 'country');
  const number = textOf(state, 'number');
  const address = number === '' ? null : { address: { country, number, email: '' } };
  return <ResetPage title={t('password')} right={token === null ? address : { token }} />;
}

export function ChangeRoute() {
  const t = useTranslations('pages');
  const { user, slug } = useSession();
  const goOn = () => {
    const wanted = wantedPlace(slug);
    forgetWanted(slug);
    goTo(wanted ?? pathTo('index'), { replace: true });
  };
  return (
    <ChangePage
      title={t('edit_pass')}
      account={user?.email || user?.mobile || ''}
      allowed={user?.can.changePassword === true}
      forced={user?.must_change_password === true}
      onGoOn={goOn}
    />
  );
}
