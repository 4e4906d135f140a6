import { ReloadOutlined, SearchOutlined } from '@ant-design/icons';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Button, Input, Segmented } from 'antd';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useSearchText } from '../../lib/use-search-text.ts';
import classes from './outbox-toolbar.module.css';
import { channels, useOutboxFilter } from './use-outbox-filter.ts';

export function OutboxToolbar() {
  const t = useTranslations('console.outbox');
  const client = useQueryClient();
  const fetching = useIsFetching({ queryKey: ['outbox', 'list'] }) > 0;
  const [filter, changeFilter] = useOutboxFilter();
  const search = useCallback((text: string) => changeFilter({ search: text }), [changeFilter]);
  const { typed, setTyped, onBlur } = useSearchText(filter.search, search);
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
          onBlur={onBlur}
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
