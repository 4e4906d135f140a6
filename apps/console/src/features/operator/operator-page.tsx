import { DashboardOutlined } from '@ant-design/icons';
import { formatMoment } from '@portico/browser/moment';
import { Skeleton } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useOwnZone } from '../../lib/own-zone.ts';
import { Page } from '../../parts/frame/page.tsx';
import { Notice } from '../../parts/states/notice.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import { Charts } from './charts/charts.tsx';
import { RecentErrors } from './errors/recent-errors.tsx';
import { Jobs } from './jobs/jobs.tsx';
import { MessagesCard } from './messages/messages-card.tsx';
import classes from './operator-page.module.css';
import { ConcernList } from './state/concern-list.tsx';
import { BackupCard, DatabaseCard, KeysCard, RoomCard, ServerCard } from './state/state-cards.tsx';
import { type OperationState, useOperation } from './use-operation.ts';

/** How the installation is running, for those who run it. */
export function OperatorPage() {
  const t = useTranslations('console.operator');
  const query = useOperation();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <QueryView
        query={query}
        loading={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
        missing={<Notice icon={<DashboardOutlined aria-hidden />} title={t('failed')} text="" />}
        failed={t('failed')}
      >
        {(state) => <State state={state} isStale={query.isError} />}
      </QueryView>
      <RecentErrors />
    </Page>
  );
}

function State({ state, isStale }: { readonly state: OperationState; readonly isStale: boolean }) {
  const t = useTranslations('console.operator');
  const time = formatMoment(state.now, useLanguage(), useOwnZone(), 'column');
  return (
    <>
      <div className={classes.summary}>
        <ConcernList state={state} />
        <p className={classes.asOf}>{t(isStale ? 'stale' : 'asOf', { time })}</p>
      </div>
      <div className={classes.cards}>
        <ServerCard state={state} />
        <DatabaseCard state={state} />
        <RoomCard state={state} />
        <MessagesCard state={state} />
        <KeysCard state={state} />
        <BackupCard state={state} />
      </div>
      <Charts state={state} />
      <Jobs state={state} />
    </>
  );
}
