import { Select } from 'antd';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { SearchLine } from '../../parts/list-filter/search-line.tsx';
import type { ListAddress } from '../../parts/list-filter/use-list-address.ts';
import type { ApplicationsFilter } from './applications-filter.ts';
import classes from './list-toolbar.module.css';
import { ProjectChoice } from './project-choice.tsx';
import { applicationsKey } from './use-applications.ts';

const states = [
  ['0', 'notSubmitted'],
  ['1', 'inProgress'],
  ['2', 'submitted'],
] as const;

type ListToolbarProps = Pick<ListAddress<ApplicationsFilter>, 'filter' | 'change'>;

export function ListToolbar({ filter, change }: ListToolbarProps) {
  const t = useTranslations('console.applications');
  const standing = useTranslations('console.standing');
  const search = useCallback((query: string) => change({ query }), [change]);
  const stateOptions: { value: ApplicationsFilter['state']; label: string }[] = [
    { value: '', label: t('allStates') },
    ...states.map(([value, word]) => ({ value, label: standing(word) })),
  ];
  return (
    <div className={classes.toolbar} role="search">
      <div className={classes.search}>
        <SearchLine
          label={t('search')}
          maxLength={100}
          search={filter.query}
          onSearch={search}
          queryKey={applicationsKey}
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
