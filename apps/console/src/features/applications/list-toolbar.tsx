import { Select } from 'antd';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/session.ts';
import { SearchLine } from '../../parts/list-filter/search-line.tsx';
import type { ListAddress } from '../../parts/list-filter/use-list-address.ts';
import type { ApplicationsFilter } from './applications-filter.ts';
import classes from './list-toolbar.module.css';
import { applicationsKey, useStaffProjects } from './use-applications.ts';

const states = [
  ['0', 'notSubmitted'],
  ['1', 'inProgress'],
  ['2', 'submitted'],
] as const;

type ListToolbarProps = Pick<ListAddress<ApplicationsFilter>, 'filter' | 'change'>;

export function ListToolbar({ filter, change }: ListToolbarProps) {
  const t = useTranslations('console.applications');
  const status = useTranslations('console.status');
  const maySeeDrafts = useMay()('applications.drafts');
  const search = useCallback((query: string) => change({ query }), [change]);
  const stateOptions: { value: ApplicationsFilter['state']; label: string }[] = [
    { value: '', label: t('allStates') },
    ...states.map(([value, word]) => ({ value, label: status(word) })),
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
        {/* Staff who see no drafts only ever see one state. */}
        {maySeeDrafts && (
          <Select
            className={classes.choice ?? ''}
            aria-label={t('state')}
            value={filter.state}
            options={stateOptions}
            onChange={(state) => change({ state })}
          />
        )}
      </div>
    </div>
  );
}

/** Selects for project and batch; choosing another project clears the batch. */
function ProjectChoice({ filter, change }: ListToolbarProps) {
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
      <Select
        className={classes.choice ?? ''}
        aria-label={t('project')}
        loading={isPending}
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        value={filter.project}
        options={[
          { value: '', label: t('allProjects') },
          ...projects.map(({ project_id, title }) => ({ value: project_id, label: title[language] })),
        ]}
        onChange={(project) => change({ project, batch: '' })}
      />
      <Select
        className={classes.choice ?? ''}
        aria-label={t('batch')}
        loading={isPending}
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        value={filter.batch}
        options={[{ value: '', label: t('allBatches') }, ...batches]}
        onChange={(batch) => change({ batch })}
      />
    </>
  );
}
