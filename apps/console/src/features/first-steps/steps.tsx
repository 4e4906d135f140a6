import type { StaffOrganisations } from '@portico/contract/staff-projects.schemas';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { OrganisationDrawer } from '../../parts/project-making/organisation-drawer.tsx';
import { ProjectDrawer } from '../../parts/project-making/project-drawer.tsx';
import { BatchStep } from './batch-step.tsx';
import { ColleaguesStep } from './colleagues-step.tsx';
import classes from './first-steps.module.css';
import { LookStep } from './look-step.tsx';
import { Step } from './step.tsx';

/** The steps in order; each is open once those that it needs are done. */
export function Steps({ organisations }: { readonly organisations: StaffOrganisations['output']['list'] }) {
  const t = useTranslations('console.firstSteps');
  const language = useLanguage();
  const [opened, setOpened] = useState<'organisation' | 'project' | null>(null);
  const close = () => setOpened(null);
  const withProject = organisations.find(({ projects }) => projects.some(({ state }) => state !== 'archived'));
  const organisation = withProject ?? organisations[0];
  const project = organisation?.projects.find(({ state }) => state !== 'archived');
  const isWaiting = project === undefined;
  return (
    <ol className={classes.steps}>
      <Step title={t('organisation.title')} text={t('organisation.text')} done={organisation?.name[language]}>
        {organisation === undefined && (
          <Button type="primary" onClick={() => setOpened('organisation')}>
            {t('organisation.deed')}
          </Button>
        )}
      </Step>
      <Step
        title={t('project.title')}
        text={t('project.text')}
        done={project && t('project.done', { title: project.title[language], slug: project.domain })}
        isWaiting={organisation === undefined}
      >
        {isWaiting && (
          <Button type="primary" onClick={() => setOpened('project')}>
            {t('project.deed')}
          </Button>
        )}
      </Step>
      <LookStep project={project} />
      <BatchStep project={project} />
      <ColleaguesStep isWaiting={isWaiting} />
      <Step title={t('portal.title')} text={t('portal.text')} isWaiting={isWaiting}>
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
