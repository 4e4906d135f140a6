import type { Language } from '@portico/form-engine/language';
import { isState, statusOf } from '@portico/form-engine/states/application-states';
import { LinkButton } from '@portico/ui/link-button';
import { PageHeading } from '@portico/ui/page-heading';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { submitHref } from '../../lib/navigation/form-addresses.ts';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { homeQuery } from '../../lib/queries.ts';
import type { Project, User } from '../../lib/state/session-store.ts';
import { LaterNoticeBoard } from '../../parts/articles/later-notice-board.tsx';
import { LaterLettersCard } from '../../parts/referees/later-letters-card.tsx';
import { BatchList } from './batch-list.tsx';
import { LaterTaskList } from './later-task-list.tsx';
import { nextStep } from './next-step.ts';
import { QuickLinks, type QuickLink } from './quick-links.tsx';
import { SubmissionCard } from './submission-card.tsx';
import { nextTaskHref, tasksQuery } from './tasks-query.ts';
import styles from './home.module.css';

export interface HomePageProps {
  readonly project: Project;
  /** Null for somebody who started without a password. */
  readonly user: User | null;
  readonly language: Language;
  readonly title: ReactNode;
  readonly links: readonly QuickLink[];
  /** The link to the next thing to do; null if the project does not offer it. */
  readonly nextHref: string | null;
  /** It is not known yet which links there are. */
  readonly pending: boolean;
}

export function HomePage({ project, user, language, title, links, nextHref, pending }: HomePageProps) {
  const t = useTranslations('home');
  const step = nextStep(user);
  const home = useQuery({ ...homeQuery, enabled: user !== null }).data;
  const submission = home?.submission ?? null;
  const earlier = home?.earlier_submissions ?? 0;
  const isWriting = user !== null && user.batchId !== '' && isState('editable', user.application_state);
  const tasks = useQuery({ ...tasksQuery(), enabled: isWriting });
  const actionHref = isWriting && nextHref !== null && tasks.data !== undefined ? nextTaskHref(tasks.data) : nextHref;
  // Everything that is asked for is there; what is left is the last step.
  const isReady = isWriting && actionHref === submitHref;
  const isOnlyOne = submission === null && earlier === 1;
  const isListed = isWriting && !tasks.isError;
  // By the number under which a project lists them, in the project's order; heading and state always show.
  const blocks: Readonly<Record<number, ReactNode>> = {
    1: isListed ? <LaterTaskList tasks={tasks.data} language={language} /> : null,
    2:
      user === null || user.batchId === '' ? null : (
        <div className={styles.letters}>
          <LaterLettersCard />
        </div>
      ),
    3: (
      <BatchList
        title={t(`batches.${project.traits.choiceWord}`)}
        language={language}
        timeZone={project.time_zone}
        chosen={user?.batchId ?? ''}
        isFolded={isListed}
        counts={submission === null}
      />
    ),
    4: <QuickLinks links={links} />,
  };
  return (
    <>
      <PageHeading
        title={title}
        lead={t(`lead.${step}`, { project: project.title[language] })}
        action={
          actionHref === null ? (
            pending && <span className={styles.nextPlace} />
          ) : (
            <LinkButton kind="primary" href={actionHref}>
              {t(`next.${isReady ? 'submit' : step}`)}
            </LinkButton>
          )
        }
      />
      {user === null ? null : (
        <p className={styles.state} data-state={user.application_state}>
          {t(`state.${statusOf(user.application_state, submission?.stage ?? 0)}`)}
        </p>
      )}
      {submission === null ? null : (
        <SubmissionCard submission={submission} language={language} timeZone={project.time_zone} />
      )}
      {earlier === 0 ? null : (
        <p className={styles.earlier}>
          <a href={`${hrefTo('/receipt')}${isOnlyOne ? '' : '?all=1'}`}>{t('submission.earlier')}</a>
        </p>
      )}
      {project.layout_config.layout.map((number) => (
        <Fragment key={number}>{blocks[number]}</Fragment>
      ))}
      {user === null ? null : <LaterNoticeBoard language={language} />}
    </>
  );
}
