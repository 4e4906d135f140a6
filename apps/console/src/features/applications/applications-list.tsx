import { DisconnectOutlined, FileTextOutlined, SearchOutlined } from '@ant-design/icons';
import { Alert, Button, Skeleton } from 'antd';
import { useTranslations } from 'use-intl';
import { isMissing } from '@portico/browser/call-failure';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { Notice } from '../../parts/states/notice.tsx';
import classes from './applications-list.module.css';
import { ApplicationsTable } from './applications-table.tsx';
import { ListPaging } from './list-paging.tsx';
import { useApplications } from './use-applications.ts';
import { noFilter, type useListFilter } from './use-list-filter.ts';

type ApplicationsListProps = ReturnType<typeof useListFilter>;

export function ApplicationsList({ filter, change, isFiltered, paging }: ApplicationsListProps) {
  const t = useTranslations('console');
  const failureText = useFailureText();
  const applications = useApplications(filter);
  const { data } = applications;
  if (applications.isPending) return <Loading />;
  // A page that cannot be: the link was cut.
  if (isMissing(applications.error)) return <Empty isFiltered onClear={() => change(noFilter)} />;
  if (data === undefined) {
    return (
      <Notice
        urgent
        icon={<DisconnectOutlined aria-hidden />}
        title={t('applications.failed')}
        text={failureText(applications.error)}
        action={<Button onClick={() => void applications.refetch()}>{t('retry')}</Button>}
      />
    );
  }
  if (data.list.length === 0 && filter.after === '') {
    return <Empty isFiltered={isFiltered} onClear={() => change(noFilter)} />;
  }
  return (
    <div className={classes.list} data-stale={applications.isPlaceholderData}>
      {applications.isError && <Alert type="error" showIcon role="alert" title={failureText(applications.error)} />}
      <ApplicationsTable entries={data.list} />
      <ListPaging {...paging} next={data.next} />
    </div>
  );
}

function Empty({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const t = useTranslations('console.applications');
  if (!isFiltered) {
    return <Notice icon={<FileTextOutlined aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />;
  }
  return (
    <Notice
      icon={<SearchOutlined aria-hidden />}
      title={t('noMatchTitle')}
      text={t('noMatchText')}
      action={<Button onClick={onClear}>{t('clearFilter')}</Button>}
    />
  );
}

function Loading() {
  const t = useTranslations('console');
  return (
    <div className={classes.loading} role="status" aria-label={t('loading')}>
      <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
    </div>
  );
}
