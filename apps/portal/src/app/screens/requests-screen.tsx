import { useTranslations } from 'use-intl';
import { ReferencePage } from '../../features/recommender/reference-page.tsx';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { parameterIn } from '../../lib/recommender/reference-addresses.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { useReach } from '../../lib/recommender/session/use-reach.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { changeLanguage } from '../change-language.ts';
import { useShellParts } from '../shell/shell-context.ts';
import { RecommenderFrame } from './recommender-frame.tsx';

export function RequestsScreen({ path, location, language }: ScreenProps) {
  const t = useTranslations('reference');
  const parts = useShellParts();
  const languages = useSession((session) => session.languages);
  const uid = parameterIn(location.query, 'uid');
  const session = useReach(uid);
  if (parts === null) return null;
  const back = uid !== '' && session?.reach === 'all' ? { href: hrefTo('/reference'), label: t('allRequests') } : null;
  return (
    <RecommenderFrame path={path} back={back} email={session?.email ?? ''}>
      <ReferencePage
        location={location}
        language={language}
        languages={languages}
        writingPage={parts.slots.referencePage}
        onLanguage={changeLanguage}
      />
    </RecommenderFrame>
  );
}
