import { AppstoreOutlined } from '@ant-design/icons';
import { VisuallyHidden } from '@portico/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Link, Outlet, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { ProjectContext, projectQuery } from '../../lib/project.ts';
import { Notice } from '../../parts/states/notice.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import classes from './project-frame.module.css';
import { ProjectHead } from './project-head.tsx';
import { ProjectTabs } from './project-tabs.tsx';

/** Around every page of one project: which one it is, its state, and its other pages. */
export function ProjectFrame() {
  const t = useTranslations('console.projectFrame');
  const { project: slug = '' } = useParams();
  return (
    <QueryView
      query={useQuery(projectQuery(slug))}
      level="h1"
      failed={t('failed')}
      loading={<Loading />}
      missing={
        <Notice
          level="h1"
          icon={<AppstoreOutlined aria-hidden />}
          title={t('missingTitle')}
          text={t('missingText')}
          action={<Link to={paths.projects}>{t('back')}</Link>}
        />
      }
    >
      {(project) => (
        // Another project begins anew: nothing typed for one may be saved in the other.
        <ProjectContext key={project.id} value={project}>
          <ProjectHead />
          <ProjectTabs />
          <div className={classes.page}>
            <Outlet />
          </div>
        </ProjectContext>
      )}
    </QueryView>
  );
}

function Loading() {
  const t = useTranslations('console.projectFrame');
  return (
    <div className={classes.head}>
      <h1>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </h1>
      <Skeleton active title={false} paragraph={{ rows: 1 }} />
    </div>
  );
}
