import { EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { OrganisationDrawer } from '../../parts/project-making/organisation-drawer.tsx';
import { ProjectStateTag } from '../../parts/project/project-state-tag.tsx';
import { ProjectDrawer } from '../../parts/project-making/project-drawer.tsx';
import classes from './organisation-card.module.css';
import { OrganisationMenu } from './organisation-menu.tsx';
import { ProjectLine } from './project-line.tsx';
import type { Organisation } from './use-organisations.ts';

interface OrganisationCardProps {
  readonly organisation: Organisation;
  /** The ids of the organisations on the start page. */
  readonly order: readonly string[];
}

/** One organisation with its projects; those in the archive are folded away. */
export function OrganisationCard({ organisation, order }: OrganisationCardProps) {
  const t = useTranslations('console.projects');
  const language = useLanguage();
  const id = useId();
  const { name, projects } = organisation;
  const shown = projects.filter(({ state }) => state !== 'archived');
  const archived = projects.filter(({ state }) => state === 'archived');
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.name}>
          {name[language]}
        </h2>
        {organisation.state !== 'active' && <ProjectStateTag state={organisation.state} />}
        <Deeds organisation={organisation} order={order} />
      </div>
      {shown.length === 0 ? (
        <p className={classes.none}>{t('noProjects')}</p>
      ) : (
        <ul className={classes.list} aria-label={t('list', { organisation: name[language] })}>
          {shown.map((project) => (
            <ProjectLine key={project.project_id} project={project} organisation={organisation} />
          ))}
        </ul>
      )}
      {archived.length > 0 && (
        <details className={classes.archived}>
          <summary>{t('archived', { count: archived.length })}</summary>
          <ul className={classes.list} aria-label={t('archivedList', { organisation: name[language] })}>
            {archived.map((project) => (
              <ProjectLine key={project.project_id} project={project} organisation={organisation} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Deeds({ organisation, order }: OrganisationCardProps) {
  const t = useTranslations('console.projectMaking');
  const [opened, setOpened] = useState<'project' | 'name' | null>(null);
  const close = () => setOpened(null);
  const { abilities, org_id: org, state } = organisation;
  return (
    <div className={classes.deeds}>
      {abilities.includes('organisations.change') && (
        <Button icon={<EditOutlined aria-hidden />} onClick={() => setOpened('name')}>
          {t('renameOrganisation')}
        </Button>
      )}
      {abilities.includes('projects.create') && state !== 'archived' && (
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setOpened('project')}>
          {t('newProject')}
        </Button>
      )}
      <OrganisationMenu organisation={organisation} order={order} />
      <OrganisationDrawer isOpen={opened === 'name'} onClose={close} organisation={organisation} />
      <ProjectDrawer isOpen={opened === 'project'} onClose={close} org={org} />
    </div>
  );
}
