import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslations } from 'use-intl';
import { organisationsQuery } from '../../lib/organisations.ts';
import { Page } from '../../parts/frame/page.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import { Steps } from './steps.tsx';

/** From an empty installation to a portal. What is done shows by what exists, so it can be left and resumed. */
export function FirstStepsPage() {
  const t = useTranslations('console.firstSteps');
  return (
    <Page title={t('title')} lead={t('lead')} isNarrow>
      <QueryView
        query={useQuery(organisationsQuery)}
        failed={t('failed')}
        missing={null}
        loading={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
      >
        {({ list }) => <Steps organisations={list} />}
      </QueryView>
    </Page>
  );
}
