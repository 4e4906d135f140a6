import { CheckCircleFilled } from '@ant-design/icons';
import { formatMoment, ownZone } from '@portico/browser/moment';
import { projectOverview } from '@portico/contract/staff-projects';
import type { ProjectOverview, StaffOrganisations } from '@portico/contract/staff-projects.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { periodStates } from '@portico/form-engine/states/periods';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { OrganisationDrawer } from '../../parts/project-making/organisation-drawer.tsx';
import { ProjectDrawer } from '../../parts/project-making/project-drawer.tsx';
import classes from './first-steps-page.module.css';

/** The steps in order; each is open once those that it needs are done. */
export function Steps({ organisations }: { readonly organisations: StaffOrganisations['output']['list'] }) {
  const t = useTranslations('console.firstSteps');
  const language = useLanguage();
  const [opened, setOpened] = useState<'organisation' | 'project' | null>(null);
  const close = () => setOpened(null);
  const withProject = organisations.find(({ projects }) => projects.some(({ state }) => state !== 'archived'));
  const organisation = withProject ?? organisations[0];
  const project = organisation?.projects.find(({ state }) => state !== 'archived');
  const overview = useQuery({
    queryKey: ['project overview', project?.project_id],
    queryFn: ({ signal }) => call(projectOverview, { project: project?.project_id ?? '' }, { signal }),
    enabled: project !== undefined,
  });
  return (
    <ol className={classes.steps}>
      <Step title={t('organisation.title')} text={t('organisation.text')} done={organisation?.name[language]}>
        <Button type="primary" onClick={() => setOpened('organisation')}>
          {t('organisation.deed')}
        </Button>
      </Step>
      <Step title={t('project.title')} text={t('project.text')} done={project?.title[language]}>
        <Button type="primary" disabled={organisation === undefined} onClick={() => setOpened('project')}>
          {t('project.deed')}
        </Button>
      </Step>
      <Step title={t('batch.title')} text={t('batch.text')} done={useBatchesInWords(overview.data?.batches ?? [])}>
        {project !== undefined && <Link to={paths.project(project.domain)}>{t('batch.deed')}</Link>}
      </Step>
      <Step title={t('portal.title')} text={t('portal.text')}>
        {project !== undefined && (
          <>
            <Button type="primary" href={`/apply/${project.domain}/`} target="_blank" rel="noreferrer">
              {t('portal.deed')}
            </Button>
            <Link to={paths.project(project.domain)}>{t('portal.goOn')}</Link>
          </>
        )}
      </Step>
      <OrganisationDrawer isOpen={opened === 'organisation'} onClose={close} />
      {organisation !== undefined && (
        <ProjectDrawer isOpen={opened === 'project'} onClose={close} org={organisation.org_id} onMade={close} />
      )}
    </ol>
  );
}

/** How many batches there are, and when one can apply; undefined where there is none. */
function useBatchesInWords(batches: ProjectOverview['output']['batches']): string | undefined {
  const t = useTranslations('console.firstSteps');
  const language = useLanguage();
  if (batches.length === 0) return undefined;
  const first = Math.min(...batches.map(({ start_time }) => start_time));
  return t('batch.done', {
    batches: batches.length,
    state: batches.some(({ batch_state }) => batch_state === periodStates.open) ? 'open' : 'closed',
    time: formatMoment(first, language, ownZone(), 'short'),
  });
}

interface StepProps {
  readonly title: string;
  readonly text: string;
  /** What came of it; missing as long as it is not done. */
  readonly done?: string | undefined;
  readonly children: ReactNode;
}

function Step({ title, text, done, children }: StepProps) {
  const t = useTranslations('console.firstSteps');
  return (
    <li className={classes.step} data-done={done !== undefined}>
      <h2>
        {title}
        {done !== undefined && <CheckCircleFilled className={classes.check ?? ''} aria-label={t('done')} />}
      </h2>
      {done === undefined ? (
        <>
          <p>{text}</p>
          <div className={classes.deeds}>{children}</div>
        </>
      ) : (
        <p>{done}</p>
      )}
    </li>
  );
}
