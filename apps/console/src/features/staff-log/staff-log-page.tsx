import { useTranslations } from 'use-intl';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { useListAddress } from '../../parts/list-filter/use-list-address.ts';
import { readLogFilter } from './log-filter.ts';
import { LogList } from './log-list.tsx';
import { LogToolbar } from './log-toolbar.tsx';
import classes from './staff-log.module.css';

/** What staff did in the reach of the reader, by person, application, kind, project and time. */
export function StaffLogPage() {
  const t = useTranslations('console.staffLog');
  const address = useListAddress(readLogFilter);
  return (
    <section className={classes.page} aria-labelledby="staff-log-title">
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <h1 id="staff-log-title" className={classes.title}>
          {t('title')}
        </h1>
        <p className={classes.lead}>{t('lead')}</p>
        <LogToolbar {...address} />
      </header>
      <LogList address={address} />
    </section>
  );
}
