import { ArrowDownOutlined, ArrowUpOutlined, ExportOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { ProjectStateTag } from '../../parts/project/project-state-tag.tsx';
import { useMaking } from '../../parts/project-making/use-making.ts';
import classes from './organisation-card.module.css';
import { movedTo } from './moved-to.ts';
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
        {(state !== 'active' || organisation.state === 'active') && <ProjectStateTag state={state} />}
      </div>
      <div className={classes.order}>
        {state !== 'archived' && <Order project={project} organisation={organisation} />}
      </div>
      {state !== 'archived' && organisation.state !== 'archived' && (
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
  const box = useRef<HTMLSpanElement>(null);
  const pressed = useRef<{ readonly index: 0 | 1; readonly to: number } | null>(null);
  // The line that has moved takes the focus with it: to the button that was pressed, or to the other one at an end.
  useEffect(() => {
    if (pressed.current?.to !== at) return;
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const again = buttons[pressed.current.index];
    (again?.disabled === true ? buttons.find((one) => !one.disabled) : again)?.focus();
    pressed.current = null;
  }, [at]);
  if (!abilities.includes('organisations.change') || shown.length < 2) return null;
  const button = (index: 0 | 1, to: number, label: string, icon: ReactNode) => (
    <Button
      type="text"
      icon={icon}
      aria-label={label}
      disabled={to < 0 || to >= shown.length}
      onClick={() => {
        if (move.isPending) return;
        pressed.current = { index, to };
        move.mutate(to);
      }}
    />
  );
  return (
    <span ref={box}>
      {button(0, at - 1, t('moveUp', { title }), <ArrowUpOutlined aria-hidden />)}
      {button(1, at + 1, t('moveDown', { title }), <ArrowDownOutlined aria-hidden />)}
    </span>
  );
}
