import { ExportOutlined } from '@ant-design/icons';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { ProjectStateTag } from '../../parts/project/project-state-tag.tsx';
import classes from './organisation-card.module.css';
import type { Organisation } from './use-organisations.ts';

/** One organisation with its projects. */
export function OrganisationCard({ organisation }: { readonly organisation: Organisation }) {
  const t = useTranslations('console.projects');
  const language = useLanguage();
  const id = useId();
  const { name, projects } = organisation;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.name}>
        {name[language]}
      </h2>
      {projects.length === 0 ? (
        <p className={classes.none}>{t('noProjects')}</p>
      ) : (
        <ul className={classes.list} aria-label={t('list', { organisation: name[language] })}>
          {projects.map((project) => (
            <ProjectLine key={project.project_id} project={project} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ProjectLine({ project }: { readonly project: Organisation['projects'][number] }) {
  const t = useTranslations('console.projects');
  const { domain, state, listed } = project;
  const title = project.title[useLanguage()];
  return (
    <li className={classes.line}>
      <div className={classes.project}>
        <Link className={classes.link ?? ''} to={paths.project(domain)}>
          {title}
        </Link>
        <span className={classes.address}>/apply/{domain}/</span>
      </div>
      <div className={classes.marks}>
        {!listed && state === 'active' && <span className={classes.unlisted}>{t('unlisted')}</span>}
        <ProjectStateTag state={state} />
      </div>
      {state !== 'archived' && (
        <a
          className={classes.portal}
          href={`/apply/${domain}/`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('openPortalOf', { title })}
        >
          <ExportOutlined aria-hidden /> <span>{t('openPortal')}</span>
        </a>
      )}
    </li>
  );
}
