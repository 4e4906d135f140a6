import { staffRoles } from '@portico/contract/staff-abilities';
import { Select } from 'antd';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { SearchLine } from '../../parts/list-filter/search-line.tsx';
import type { ListAddress } from '../../parts/list-filter/use-list-address.ts';
import { usePlaceName } from '../../parts/place/use-place-name.ts';
import type { ColleaguesFilter } from './colleagues-filter.ts';
import classes from './colleagues-toolbar.module.css';
import { colleaguesKey, type StaffPlace, usePlaces } from './use-colleagues.ts';

type ToolbarProps = Pick<ListAddress<ColleaguesFilter>, 'filter' | 'change'>;

export function ColleaguesToolbar({ filter, change }: ToolbarProps) {
  const t = useTranslations('console.people');
  const roleName = useTranslations('console.roles');
  const search = useCallback((query: string) => change({ query }), [change]);
  const roles: { value: ColleaguesFilter['role']; label: string }[] = [
    { value: '', label: t('allRoles') },
    ...staffRoles.map((role) => ({ value: role, label: roleName(role) })),
  ];
  return (
    <div className={classes.toolbar} role="search">
      <div className={classes.search}>
        <SearchLine
          label={t('search')}
          maxLength={100}
          search={filter.query}
          onSearch={search}
          queryKey={colleaguesKey}
        />
      </div>
      <div className={classes.filters} role="group" aria-label={t('filters')}>
        <PlaceChoice filter={filter} change={change} />
        <Select
          className={classes.choice ?? ''}
          aria-label={t('role')}
          value={filter.role}
          options={roles}
          onChange={(role) => change({ role })}
        />
      </div>
    </div>
  );
}

function PlaceChoice({ filter, change }: ToolbarProps) {
  const t = useTranslations('console.people');
  const nameOf = usePlaceName();
  const { data: places = [], isPending } = usePlaces();
  const narrower = places.filter(({ level }) => level !== 'installation');
  return (
    <Select
      className={classes.choice ?? ''}
      aria-label={t('place')}
      loading={isPending}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      value={filter.project || filter.organisation}
      options={[
        { value: '', label: t('allPlaces') },
        ...narrower.map((place) => ({ value: idOf(place), label: nameOf(place) })),
      ]}
      onChange={(id) => {
        const chosen = narrower.find((place) => idOf(place) === id);
        change({
          project: chosen?.project?.id ?? '',
          organisation: chosen?.project === null ? (chosen.organisation?.id ?? '') : '',
        });
      }}
    />
  );
}

function idOf({ project, organisation }: StaffPlace): string {
  return project?.id ?? organisation?.id ?? '';
}
