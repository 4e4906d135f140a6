import { SafetyOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { Notice } from '../../parts/states/notice.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import { DemandLine } from './demand-line.tsx';
import classes from './sign-in-rules.module.css';
import { useDemands } from './use-demands.ts';

/** Where an owner demands second factors of those who work there. */
export function SignInRulesPage() {
  const t = useTranslations('console.signInRules');
  const people = useTranslations('console.people');
  const language = useLanguage();
  return (
    <section className={classes.page} aria-labelledby="rules-title">
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <Link to={paths.colleagues}>{people('title')}</Link>
        <h1 id="rules-title" className={classes.title}>
          {t('title')}
        </h1>
        <p className={classes.about}>{t('lead')}</p>
      </header>
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
  );
}
