import { DisconnectOutlined, InboxOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { Notice } from '../../parts/states/notice.tsx';
import { OwnZone } from '../../parts/moments/own-zone.tsx';
import classes from './outbox-list.module.css';
import { OutboxRow } from './outbox-row.tsx';
import { noFilter, useOutboxFilter } from './use-outbox-filter.ts';
import { useOutbox } from './use-outbox.ts';

export function OutboxList({ currentId }: { readonly currentId: string | undefined }) {
  const t = useTranslations('console');
  const failureText = useFailureText();
  const [filter] = useOutboxFilter();
  const outbox = useOutbox(filter);
  if (outbox.isPending) return <Loading />;
  if (outbox.data === undefined) {
    return (
      <Notice
        urgent
        icon={<DisconnectOutlined aria-hidden />}
        title={t('outbox.failed')}
        text={failureText(outbox.error)}
        action={<Button onClick={() => void outbox.refetch()}>{t('retry')}</Button>}
      />
    );
  }
  const [newest] = outbox.data;
  if (newest === undefined) return <Empty />;
  return (
    <div className={classes.scroll} data-stale={outbox.isPlaceholderData}>
      <OwnZone className={classes.zone} at={Date.parse(newest.sent_at) / 1000} />
      <ul className={classes.list} aria-label={t('outbox.list')}>
        {outbox.data.map((entry) => (
          <OutboxRow key={entry.id} entry={entry} current={entry.id === currentId} />
        ))}
      </ul>
      {outbox.isError && (
        <p className={classes.problem} role="alert">
          {failureText(outbox.error)}
        </p>
      )}
      {outbox.hasNextPage && (
        <div className={classes.more}>
          <Button block loading={outbox.isFetchingNextPage} onClick={() => void outbox.fetchNextPage()}>
            {t('outbox.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Empty() {
  const t = useTranslations('console.outbox');
  const [filter, changeFilter] = useOutboxFilter();
  if (filter.channel === noFilter.channel && filter.search === noFilter.search) {
    return <Notice icon={<InboxOutlined aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />;
  }
  return (
    <Notice
      icon={<SearchOutlined aria-hidden />}
      title={t('noMatchTitle')}
      text={t('noMatchText')}
      action={<Button onClick={() => changeFilter(noFilter)}>{t('clearFilter')}</Button>}
    />
  );
}

function Loading() {
  const t = useTranslations('console');
  return (
    <div className={classes.loading} role="status" aria-label={t('loading')}>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} active title={{ width: '50%' }} paragraph={{ rows: 2 }} />
      ))}
    </div>
  );
}
