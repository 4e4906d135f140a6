import { SafetyOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { Page } from '../../parts/frame/page.tsx';
import { Notice } from '../../parts/states/notice.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import { ProofProvider } from '../../parts/proof/proof.tsx';
import { DemandLine } from './demand-line.tsx';
import classes from './sign-in-rules.module.css';
import { SingleSignOnSection } from './single-sign-on/single-sign-on-section.tsx';
import { useDemands } from './use-demands.ts';

/** Where an owner demands second factors of those who work there. */
export function SignInRulesPage() {
  const t = useTranslations('console.signInRules');
  const people = useTranslations('console.people');
  const language = useLanguage();
  return (
    <Page title={t('title')} lead={t('lead')} back={<Link to={paths.colleagues}>{people('title')}</Link>} isNarrow>
      <section className={classes.part} aria-labelledby="demands-title">
        <h2 id="demands-title" className={classes.subtitle}>
          {t('demand')}
        </h2>
        <QueryView
          query={useDemands()}
          loading={<Skeleton active title={false} paragraph={{ rows: 4 }} />}
          missing={<Notice icon={<SafetyOutlined aria-hidden />} title={t('failed')} text="" />}
          failed={t('failed')}
        >
          {({ installation, organisations }) => (
            <ul className={classes.list}>
              {installation !== null && (
                <DemandLine
                  organisation={null}
                  place={t('everywhere')}
                  about={t('everywhereText')}
                  since={installation.since}
                />
              )}
              {organisations.map(({ organisation, name, since }) => (
                <DemandLine
                  key={organisation}
                  organisation={organisation}
                  place={name[language]}
                  about={t('organisationText')}
                  since={since}
                />
              ))}
            </ul>
          )}
        </QueryView>
      </section>
      <ProofProvider>
        <SingleSignOnSection />
      </ProofProvider>
    </Page>
  );
}
