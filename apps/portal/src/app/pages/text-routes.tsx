import { useTranslations } from 'use-intl';
import { TextPage } from '../../features/texts/text-page.tsx';
import { useSession } from '../../lib/state/session-store.ts';

export function GuideRoute() {
  const t = useTranslations('pages');
  const language = useSession((session) => session.language);
  return <TextPage title={t('guide')} language={language} choose={(settings) => settings.guide} />;
}

export function StatementRoute() {
  const t = useTranslations('pages');
  const language = useSession((session) => session.language);
  return <TextPage title={t('statement')} language={language} choose={(settings) => settings.statement} />;
}
