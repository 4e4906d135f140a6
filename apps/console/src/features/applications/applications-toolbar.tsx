import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/session.ts';
import { FilterSelect } from '../../parts/list-filter/filter-select.tsx';
import { ListToolbar } from '../../parts/list-filter/list-toolbar.tsx';
import { SearchLine } from '../../parts/list-filter/search-line.tsx';
import type { ListAddress } from '../../parts/list-filter/use-list-address.ts';
import type { ApplicationsFilter } from './applications-filter.ts';
import { applicationsKey, useStaffProjects } from './use-applications.ts';

const states = [
  ['0', 'notSubmitted'],
  ['1', 'inProgress'],
  ['2', 'submitted'],
] as const;

type ToolbarProps = Pick<ListAddress<ApplicationsFilter>, 'filter' | 'change'>;

export function ApplicationsToolbar({ filter, change }: ToolbarProps) {
  const t = useTranslations('console.applications');
  const status = useTranslations('console.status');
  const maySeeDrafts = useMay()('applications.drafts');
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
          queryKey={applicationsKey}
        />
      }
    >
      <ProjectAndBatch filter={filter} change={change} />
      {/* Staff who see no drafts only ever see one state. */}
      {maySeeDrafts && (
        <FilterSelect
          label={t('state')}
          all={t('allStates')}
          value={filter.state}
          options={states.map(([value, word]) => ({ value, label: status(word) }))}
          onChange={(state) => change({ state })}
        />
      )}
    </ListToolbar>
  );
}

/** Choosing another project clears the batch. */
function ProjectAndBatch({ filter, change }: ToolbarProps) {
  const t = useTranslations('console.applications');
  const language = useLanguage();
  const { data: projects = [], isPending } = useStaffProjects();
  const chosen = projects.filter(({ project_id }) => filter.project === '' || project_id === filter.project);
  const batchesOf = (project: (typeof projects)[number]) =>
    project.batches.map(({ batchId, batch_title }) => ({ value: batchId, label: batch_title[language] }));
  const batches =
    filter.project === ''
      ? chosen.map((project) => ({ label: project.title[language], options: batchesOf(project) }))
      : chosen.flatMap(batchesOf);
  return (
    <>
      <FilterSelect
        label={t('project')}
        all={t('allProjects')}
        value={filter.project}
        options={projects.map(({ project_id, title }) => ({ value: project_id, label: title[language] }))}
        onChange={(project) => change({ project, batch: '' })}
        isLong
        isLoading={isPending}
      />
      <FilterSelect
        label={t('batch')}
        all={t('allBatches')}
        value={filter.batch}
        options={batches}
        onChange={(batch) => change({ batch })}
        isLong
        isLoading={isPending}
      />
    </>
  );
}
