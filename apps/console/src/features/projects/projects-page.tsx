import { AppstoreOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { Page } from '../../parts/frame/page.tsx';
import { OrganisationDrawer } from '../../parts/project-making/organisation-drawer.tsx';
import { Notice } from '../../parts/states/notice.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import { OrganisationCard } from './organisation-card.tsx';
import classes from './projects-page.module.css';
import { type Organisation, useOrganisations } from './use-organisations.ts';

/** The projects that the reader may see, by organisation. */
export function ProjectsPage() {
  const t = useTranslations('console.projects');
  const empty = <Notice icon={<AppstoreOutlined aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <Page title={t('title')} lead={t('lead')}>
      <QueryView
        query={useOrganisations()}
        failed={t('failed')}
        missing={empty}
        loading={<Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />}
      >
        {({ list, abilities }) => (
          <>
            {list.length === 0 ? empty : <Organisations list={list} />}
            {abilities.includes('organisations.create') && <NewOrganisation isBeginning={isBeginning(list)} />}
          </>
        )}
      </QueryView>
    </Page>
  );
}

/** Those in the archive are folded away. */
function Organisations({ list }: { readonly list: readonly Organisation[] }) {
  const t = useTranslations('console.projects');
  const archived = list.filter(({ state }) => state === 'archived');
  const others = list.filter(({ state }) => state !== 'archived');
  const order = others.map(({ org_id: id }) => id);
  const cards = (of: readonly Organisation[]) =>
    of.map((one) => <OrganisationCard key={one.org_id} organisation={one} order={order} />);
  return (
    <>
      {cards(others)}
      {archived.length > 0 && (
        <details className={classes.archived}>
          <summary>{t('archivedOrganisations', { count: archived.length })}</summary>
          {cards(archived)}
        </details>
      )}
    </>
  );
}

/** As long as there is no more than one project, the guide may not be finished. */
function isBeginning(list: readonly Organisation[]): boolean {
  return list.flatMap(({ projects }) => projects).length <= 1;
}

function NewOrganisation({ isBeginning }: { readonly isBeginning: boolean }) {
  const t = useTranslations('console');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.deeds}>
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('projectMaking.newOrganisation')}
      </Button>
      {isBeginning && <Link to={paths.firstSteps}>{t('firstSteps.title')}</Link>}
      <OrganisationDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}
