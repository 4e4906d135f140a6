import { staffRoles } from '@portico/contract/staff-abilities';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { FilterSelect } from '../../parts/list-filter/filter-select.tsx';
import { ListToolbar } from '../../parts/list-filter/list-toolbar.tsx';
import { SearchLine } from '../../parts/list-filter/search-line.tsx';
import type { ListAddress } from '../../parts/list-filter/use-list-address.ts';
import { usePlaceName } from '../../parts/place/use-place-name.ts';
import type { ColleaguesFilter } from './colleagues-filter.ts';
import { colleaguesKey, type StaffPlace, usePlaces } from './use-colleagues.ts';

type ToolbarProps = Pick<ListAddress<ColleaguesFilter>, 'filter' | 'change'>;

export function ColleaguesToolbar({ filter, change }: ToolbarProps) {
  const t = useTranslations('console.people');
  const roleName = useTranslations('console.roles');
  const search = useCallback((query: string) => change({ query }), [change]);
  return (
    <ListToolbar
      label={t('filters')}
      search={
        <SearchLine
          label={t('search')}
          maxLength={100}
          search={filter.query}
          onSearch={search}
          queryKey={colleaguesKey}
        />
      }
    >
      <PlaceChoice filter={filter} change={change} />
      <FilterSelect
        label={t('role')}
        all={t('allRoles')}
        value={filter.role}
        options={staffRoles.map((role) => ({ value: role, label: roleName(role) }))}
        onChange={(role) => change({ role })}
      />
    </ListToolbar>
  );
}

function PlaceChoice({ filter, change }: ToolbarProps) {
  const t = useTranslations('console.people');
  const nameOf = usePlaceName();
  const { data: places = [], isPending } = usePlaces();
  const narrower = places.filter(({ level }) => level !== 'installation');
  return (
    <FilterSelect
      label={t('place')}
      all={t('allPlaces')}
      value={filter.project || filter.organisation}
      options={narrower.map((place) => ({ value: idOf(place), label: nameOf(place) }))}
      onChange={(id) => {
        const chosen = narrower.find((place) => idOf(place) === id);
        change({
          project: chosen?.project?.id ?? '',
          organisation: chosen?.project === null ? (chosen.organisation?.id ?? '') : '',
        });
      }}
      isLong
      isLoading={isPending}
    />
  );
}

function idOf({ project, organisation }: StaffPlace): string {
  return project?.id ?? organisation?.id ?? '';
}
