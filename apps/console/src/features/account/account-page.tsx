import { UserOutlined } from '@ant-design/icons';
import { Alert, Skeleton } from 'antd';
import { useTranslations } from 'use-intl';
import { useFactors } from '../../lib/factors.ts';
import { useStaffMember } from '../../lib/session.ts';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { ProofProvider } from '../../parts/proof/proof.tsx';
import { Notice } from '../../parts/states/notice.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import classes from './account-page.module.css';
import { FactorsCard } from './factors/factors-card.tsx';
import { SingleSignOnCard } from './single-sign-on/single-sign-on-card.tsx';
import { OwnAccountCards } from './sessions/own-account-cards.tsx';

/** One's own account: how one signs in. */
export function AccountPage() {
  const t = useTranslations('console.security');
  const { account, owes_factor: owes } = useStaffMember();
  const factors = useFactors();
  return (
    <section className={classes.page} aria-labelledby="account-title">
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <h1 id="account-title" className={classes.title}>
          {t('title')}
        </h1>
        <p className={classes.lead}>{t('lead', { account })}</p>
      </header>
      {owes && (
        <Alert type="warning" showIcon role="alert" title={t('demandedTitle')} description={t('demandedText')} />
      )}
      <ProofProvider>
        <QueryView
          query={factors}
          loading={<Skeleton active title={false} paragraph={{ rows: 6 }} />}
          missing={<Notice icon={<UserOutlined aria-hidden />} title={t('failed')} text="" />}
          failed={t('failed')}
        >
          {(shown) => (
            <>
              <FactorsCard factors={shown} />
              <SingleSignOnCard hasPassword={shown.has_password} />
              <OwnAccountCards hasPassword={shown.has_password} />
            </>
          )}
        </QueryView>
      </ProofProvider>
    </section>
  );
}
