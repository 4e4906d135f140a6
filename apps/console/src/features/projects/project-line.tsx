import { ArrowDownOutlined, ArrowUpOutlined, ExportOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { ProjectStateTag } from '../../parts/project/project-state-tag.tsx';
import { useMaking } from '../../parts/project-making/use-making.ts';
import classes from './organisation-card.module.css';
import type { Organisation } from './use-organisations.ts';

interface ProjectLineProps {
  readonly project: Organisation['projects'][number];
  readonly organisation: Organisation;
}

export function ProjectLine({ project, organisation }: ProjectLineProps) {
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
        {state !== 'archived' && <Order project={project} organisation={organisation} />}
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

/** Moves a project among those of its organisation on the start page. */
function Order({ project, organisation }: ProjectLineProps) {
  const t = useTranslations('console.projects');
  const title = project.title[useLanguage()];
  const { orderProjects } = useMaking();
  const { org_id: org, abilities } = organisation;
  const shown = organisation.projects.filter(({ state }) => state !== 'archived').map(({ project_id: id }) => id);
  const at = shown.indexOf(project.project_id);
  const move = useMutation({
    mutationFn: (to: number) => orderProjects(org, movedTo(shown, project.project_id, to)),
  });
  if (!abilities.includes('organisations.change') || shown.length < 2) return null;
  return (
    <span className={classes.order}>
      <Button
        type="text"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={t('moveUp', { title })}
        disabled={at === 0 || move.isPending}
        onClick={() => move.mutate(at - 1)}
      />
      <Button
        type="text"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={t('moveDown', { title })}
        disabled={at === shown.length - 1 || move.isPending}
        onClick={() => move.mutate(at + 1)}
      />
    </span>
  );
}

function movedTo(list: readonly string[], id: string, to: number): string[] {
  const rest = list.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
