import { useTranslations } from 'use-intl';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { RecentErrors } from './errors/recent-errors.tsx';
import classes from './operator-page.module.css';

/** How the installation is running, for those who run it. */
export function OperatorPage() {
  const t = useTranslations('console.operator');
  return (
    <section className={classes.page} aria-labelledby="operator-title">
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <h1 id="operator-title" className={classes.title}>
          {t('title')}
        </h1>
        <p className={classes.lead}>{t('lead')}</p>
      </header>
      <RecentErrors />
    </section>
  );
}
