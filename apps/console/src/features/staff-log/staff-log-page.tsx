import { useTranslations } from 'use-intl';
import { Page } from '../../parts/frame/page.tsx';
import { useListAddress } from '../../parts/list-filter/use-list-address.ts';
import { readLogFilter } from './log-filter.ts';
import { LogList } from './log-list.tsx';
import { LogToolbar } from './log-toolbar.tsx';

/** What staff did where the reader may see it, filtered by person, application, action, project and time. */
export function StaffLogPage() {
  const t = useTranslations('console.staffLog');
  const address = useListAddress(readLogFilter);
  return (
    <Page title={t('title')} lead={t('lead')} toolbar={<LogToolbar {...address} />}>
      <LogList address={address} />
    </Page>
  );
}
