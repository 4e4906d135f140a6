import { AppstoreOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { OrganisationDrawer } from '../../parts/project-making/organisation-drawer.tsx';
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
        {({ list, abilities }) => (
          <>
            {list.length === 0 ? empty : list.map((one) => <OrganisationCard key={one.org_id} organisation={one} />)}
            {abilities.includes('organisations.create') && <NewOrganisation />}
          </>
        )}
      </QueryView>
    </div>
  );
}

function NewOrganisation() {
  const t = useTranslations('console.projectMaking');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('newOrganisation')}
      </Button>
      <OrganisationDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}
