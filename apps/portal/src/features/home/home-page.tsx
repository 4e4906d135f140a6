import type { Language } from '@portico/form-engine/language';
import { LinkButton } from '@portico/ui/link-button';
import { PageHeading } from '@portico/ui/page-heading';
import { useTranslations } from 'use-intl';
import type { Project, User } from '../../lib/state/session-store.ts';
import { BatchList } from './batch-list.tsx';
import { QuickLinks, type QuickLink } from './quick-links.tsx';
import styles from './home.module.css';

export interface HomePageProps {
  readonly project: Project;
  /** Null for someone who began without a password. */
  readonly user: User | null;
  readonly language: Language;
  readonly links: readonly QuickLink[];
  /** The one thing to do next. */
  readonly next: QuickLink | null;
}

const stateKeys = { 0: 'notSubmitted', 1: 'inProgress', 2: 'submitted' } as const;

export function HomePage({ project, user, language, links, next }: HomePageProps) {
  const t = useTranslations('portal.home');
  const name = user?.name ?? '';
  return (
    <>
      <PageHeading
        title={name === '' ? t('greetingNameless') : t('greeting', { name })}
        lead={t('lead', { project: project.title[language] })}
        action={
          next === null ? undefined : (
            <LinkButton kind="primary" href={next.href}>
              {next.label}
            </LinkButton>
          )
        }
      />
      {user === null ? null : (
        <p className={styles.state} data-state={user.application_state}>
          {t(`state.${stateKeys[user.application_state]}`)}
        </p>
      )}
      <BatchList
        title={t(`batches.${project.traits.choiceWord}`)}
        language={language}
        timeZone={project.time_zone}
        chosen={user?.batchId ?? ''}
      />
      <QuickLinks links={links} />
    </>
  );
}
