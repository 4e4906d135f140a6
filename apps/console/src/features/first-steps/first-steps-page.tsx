import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslations } from 'use-intl';
import { organisationsQuery } from '../../lib/organisations.ts';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import classes from './first-steps-page.module.css';
import { Steps } from './steps.tsx';

/** From an empty installation to a portal. What is done shows by what exists, so it can be left and resumed. */
export function FirstStepsPage() {
  const t = useTranslations('console.firstSteps');
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
      </header>
      <QueryView
        query={useQuery(organisationsQuery)}
        failed={t('failed')}
        missing={null}
        loading={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
      >
        {({ list }) => <Steps organisations={list} />}
      </QueryView>
    </div>
  );
}
