import { Segmented } from 'antd';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { SearchLine } from '../../../parts/list-filter/search-line.tsx';
import type { ListAddress } from '../../../parts/list-filter/use-list-address.ts';
import { channels, type OutboxFilter } from './outbox-filter.ts';
import classes from './outbox-toolbar.module.css';
import { outboxKey } from '../use-outbox.ts';

export function OutboxToolbar({ filter, change }: Pick<ListAddress<OutboxFilter>, 'filter' | 'change'>) {
  const t = useTranslations('console.outbox');
  const search = useCallback((text: string) => change({ search: text }), [change]);
  return (
    <div className={classes.toolbar}>
      <SearchLine label={t('search')} maxLength={200} search={filter.search} onSearch={search} queryKey={outboxKey} />
      <Segmented
        block
        tabIndex={-1}
        aria-label={t('channel')}
        value={filter.channel}
        onChange={(channel) => change({ channel })}
        options={channels.map((channel) => ({ value: channel, label: t(`channels.${channel}`) }))}
      />
    </div>
  );
}
