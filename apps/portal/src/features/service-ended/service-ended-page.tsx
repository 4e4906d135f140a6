import { EmptyState } from '@portico/ui/empty-state';
import { useTranslations } from 'use-intl';
import { formatDay } from '@portico/browser/moment';
import { useSession } from '../../lib/state/session-store.ts';
import styles from './service-ended.module.css';

/** Spec 4: after the end of the service period this page says so; and while the project is suspended. */
export function ServiceEndedPage() {
  const t = useTranslations('portal');
  const { project, settings, language } = useSession();
  if (project === null || settings === null) return null;
  if (settings.suspended === true) return <Suspended project={project.title[language]} />;
  const date = formatDay(settings.deadline, language, project.time_zone);
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        title={t('serviceEnded.title')}
        text={t('serviceEnded.text', { project: project.title[language], date })}
      />
    </div>
  );
}

function Suspended({ project }: { readonly project: string }) {
  const t = useTranslations('portal.suspended');
  return (
    <div className={styles.page}>
      <EmptyState level={1} title={t('title')} text={t('text', { project })} />
    </div>
  );
}
