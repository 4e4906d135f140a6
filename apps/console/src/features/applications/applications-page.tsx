import { useTranslations } from 'use-intl';
import { useListAddress } from '../../parts/list-filter/use-list-address.ts';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { readApplicationsFilter } from './applications-filter.ts';
import { ApplicationsList } from './applications-list.tsx';
import classes from './applications-page.module.css';
import { ListToolbar } from './list-toolbar.tsx';

/** The applications that the staff member's role may read, filtered by name, number, project, batch and state. */
export function ApplicationsPage() {
  const t = useTranslations('console.applications');
  const address = useListAddress(readApplicationsFilter);
  return (
    <section className={classes.page} aria-labelledby="applications-title">
      <PageTitle>{t('title')}</PageTitle>
      <header className={classes.top}>
        <h1 id="applications-title" className={classes.title}>
          {t('title')}
        </h1>
        <p className={classes.lead}>{t('lead')}</p>
        <ListToolbar {...address} />
      </header>
      <ApplicationsList address={address} />
    </section>
  );
}
