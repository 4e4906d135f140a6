import { AppstoreOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { Notice } from '../../parts/states/notice.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import { OrganisationCard } from './organisation-card.tsx';
import classes from './projects-page.module.css';
import { useOrganisations } from './use-organisations.ts';

/** The projects in reach, by organisation. */
export function ProjectsPage() {
  const t = useTranslations('console.projects');
  const empty = <Notice icon={<AppstoreOutlined aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
      </header>
      <QueryView
        query={useOrganisations()}
        failed={t('failed')}
        missing={empty}
        loading={<Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />}
      >
        {(organisations) =>
          organisations.length === 0
            ? empty
            : organisations.map((one) => <OrganisationCard key={one.org_id} organisation={one} />)
        }
      </QueryView>
    </div>
  );
}
