import { useTranslations } from 'use-intl';
import { useSession } from '../lib/state/session-store.ts';

/** Continues what `index.html` shows, until the first page has loaded. */
export function LoadingShell() {
  const t = useTranslations('portal');
  const title = useSession(({ project, language }) => project?.title[language] ?? '');
  return (
    <div className="loading-shell" role="status">
      <p>{title}</p>
      <span />
      <span />
      <span />
      <p>{t('loading')}</p>
    </div>
  );
}
