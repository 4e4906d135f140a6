import { ReloadOutlined, SearchOutlined } from '@ant-design/icons';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Button, Input, Segmented } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './outbox-toolbar.module.css';
import { channels, useOutboxFilter } from './use-outbox-filter.ts';

const pauseBeforeSearch = 300;

export function OutboxToolbar() {
  const t = useTranslations('console.outbox');
  const client = useQueryClient();
  const fetching = useIsFetching({ queryKey: ['outbox', 'list'] }) > 0;
  const [filter, changeFilter] = useOutboxFilter();
  const [typed, setTyped] = useSearchText(filter.search, changeFilter);
  return (
    <div className={classes.toolbar}>
      <div className={classes.line}>
        <Input
          type="search"
          prefix={<SearchOutlined aria-hidden />}
          allowClear
          maxLength={200}
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button
          icon={<ReloadOutlined spin={fetching} aria-hidden />}
          aria-label={t('refresh')}
          title={t('refresh')}
          onClick={() => void client.invalidateQueries({ queryKey: ['outbox', 'list'] })}
        />
      </div>
      <Segmented
        block
        tabIndex={-1}
        aria-label={t('channel')}
        value={filter.channel}
        onChange={(channel) => changeFilter({ channel })}
        options={channels.map((channel) => ({ value: channel, label: t(`channels.${channel}`) }))}
      />
    </div>
  );
}

/** What is typed, put into the filter after a pause; a filter changed elsewhere is shown at once. */
function useSearchText(search: string, changeFilter: (change: { search: string }) => void) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    if (typed.trim() !== search) setTyped(search);
  }
  useEffect(() => {
    if (typed.trim() === search) return undefined;
    const timer = setTimeout(() => changeFilter({ search: typed.trim() }), pauseBeforeSearch);
    return () => clearTimeout(timer);
  }, [typed, search, changeFilter]);
  return [typed, setTyped] as const;
}
