import { ExportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { useProject } from '../../lib/project.ts';
import { ProjectStateTag } from '../../parts/project/project-state-tag.tsx';
import classes from './project-frame.module.css';

export function ProjectHead() {
  const t = useTranslations('console.projectFrame');
  const language = useLanguage();
  const { title, orgName, state, orgState, address } = useProject();
  return (
    <header className={classes.head}>
      <p className={classes.above}>
        <Link to={paths.projects}>{t('back')}</Link>
        <span aria-hidden="true">/</span>
        {orgName[language]}
        {orgState !== 'active' && <ProjectStateTag state={orgState} />}
      </p>
      <div className={classes.line}>
        <h1 className={classes.title}>{title[language]}</h1>
        <ProjectStateTag state={state} />
        {state !== 'archived' && orgState !== 'archived' && (
          <Button
            className={classes.portal ?? ''}
            icon={<ExportOutlined aria-hidden />}
            href={address}
            target="_blank"
            rel="noreferrer"
          >
            {t('openPortal')}
          </Button>
        )}
      </div>
    </header>
  );
}
