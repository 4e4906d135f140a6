import { useTranslations } from 'use-intl';
import { RegisterPage } from '../../features/registration/register-page.tsx';
import type { Registered } from '../../features/registration/registration.ts';
import { completeSignIn } from '../../lib/complete-sign-in.ts';
import { pathTo } from '../../lib/paths.ts';
import { goTo } from '../../lib/place.ts';
import { useApplication } from '../../lib/state/application-store.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { forgetWanted, wantedPlace } from '../../lib/wanted-place.ts';

export function RegisterRoute() {
  const t = useTranslations('pages');
  const { project, language, slug } = useSession();
  if (project === null) return null;

  const goOn = ({ session, credentials }: Registered) => {
    if (session === null) return goTo(pathTo('login'), { replace: true });
    completeSignIn(session);
    const wanted = wantedPlace(slug);
    forgetWanted(slug);
    if (credentials === null) return goTo(wanted ?? pathTo('index'), { replace: true });
    useApplication.setState({ outcome: credentials });
    return goTo(pathTo('success'), { replace: true });
  };
  return (
    <RegisterPage title={t('register')} projectTitle={project.title[language]} language={language} onActive={goOn} />
  );
}
