import { InboxOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import type { ListAddress } from '../../../parts/list-filter/use-list-address.ts';
import { OwnZone } from '../../../parts/moments/own-zone.tsx';
import { ListView } from '../../../parts/states/list-view.tsx';
import type { OutboxFilter } from './outbox-filter.ts';
import classes from './outbox-list.module.css';
import { OutboxRow } from './outbox-row.tsx';
import { type OutboxEntry, useOutbox } from '../use-outbox.ts';

interface OutboxListProps {
  readonly address: ListAddress<OutboxFilter>;
  readonly currentId: string | undefined;
}

export function OutboxList({ address, currentId }: OutboxListProps) {
  const outbox = useOutbox(address.filter);
  return (
    <ListView
      query={outbox}
      words="outbox"
      icon={<InboxOutlined aria-hidden />}
      isEmpty={(messages) => messages.length === 0}
      isFiltered={address.isFiltered}
      onClear={address.clear}
      loading={<Loading />}
    >
      {(messages) => <Messages messages={messages} outbox={outbox} currentId={currentId} />}
    </ListView>
  );
}

interface MessagesProps {
  readonly messages: readonly OutboxEntry[];
  readonly outbox: ReturnType<typeof useOutbox>;
  readonly currentId: string | undefined;
}

function Messages({ messages, outbox, currentId }: MessagesProps) {
  const t = useTranslations('console.outbox');
  const failureText = useFailureText();
  const [newest] = messages;
  return (
    <div className={classes.scroll} data-stale={outbox.isPlaceholderData}>
      {newest !== undefined && <OwnZone className={classes.zone} at={Date.parse(newest.sent_at) / 1000} />}
      <ul className={classes.list} aria-label={t('list')}>
        {messages.map((entry) => (
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
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div className={classes.loading}>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} active title={false} paragraph={{ rows: 3, width: ['50%', '100%', '61%'] }} />
      ))}
    </div>
  );
}
