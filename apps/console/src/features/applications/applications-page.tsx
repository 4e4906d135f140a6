import { useTranslations } from 'use-intl';
import { Page } from '../../parts/frame/page.tsx';
import { useListAddress } from '../../parts/list-filter/use-list-address.ts';
import { readApplicationsFilter } from './applications-filter.ts';
import { ApplicationsList } from './applications-list.tsx';
import { ApplicationsToolbar } from './applications-toolbar.tsx';

/** The applications that the staff member's role may read, filtered by name, number, project, batch and state. */
export function ApplicationsPage() {
  const t = useTranslations('console.applications');
  const address = useListAddress(readApplicationsFilter);
  return (
    <Page title={t('title')} lead={t('lead')} toolbar={<ApplicationsToolbar {...address} />}>
      <ApplicationsList address={address} />
    </Page>
  );
}
