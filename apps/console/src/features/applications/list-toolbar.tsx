import { ReloadOutlined, SearchOutlined } from '@ant-design/icons';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Button, Input, Select } from 'antd';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useSearchText } from '../../lib/use-search-text.ts';
import classes from './list-toolbar.module.css';
import { ProjectChoice } from './project-choice.tsx';
import { applicationsKey } from './use-applications.ts';
import type { ListFilter, useListFilter } from './use-list-filter.ts';

const states = [
  ['0', 'notSubmitted'],
  ['1', 'inProgress'],
  ['2', 'submitted'],
] as const;

type ListToolbarProps = Pick<ReturnType<typeof useListFilter>, 'filter' | 'change'>;

export function ListToolbar({ filter, change }: ListToolbarProps) {
  const t = useTranslations('console.applications');
  const standing = useTranslations('console.standing');
  const client = useQueryClient();
  const isFetching = useIsFetching({ queryKey: applicationsKey }) > 0;
  const search = useCallback((text: string) => change({ search: text }), [change]);
  const { typed, setTyped, onBlur } = useSearchText(filter.search, search);
  const stateOptions: { value: ListFilter['state']; label: string }[] = [
    { value: '', label: t('allStates') },
    ...states.map(([value, word]) => ({ value, label: standing(word) })),
  ];
  return (
    <div className={classes.toolbar} role="search">
      <div className={classes.search}>
        <Input
          type="search"
          prefix={<SearchOutlined aria-hidden />}
          allowClear
          maxLength={100}
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={onBlur}
        />
        <Button
          icon={<ReloadOutlined spin={isFetching} aria-hidden />}
          aria-label={t('refresh')}
          title={t('refresh')}
          onClick={() => void client.invalidateQueries({ queryKey: applicationsKey })}
        />
      </div>
      <div className={classes.filters} role="group" aria-label={t('filters')}>
        <ProjectChoice filter={filter} change={change} />
        <Select
          className={classes.choice ?? ''}
          aria-label={t('state')}
          value={filter.state}
          options={stateOptions}
          onChange={(state) => change({ state })}
        />
      </div>
    </div>
  );
}
