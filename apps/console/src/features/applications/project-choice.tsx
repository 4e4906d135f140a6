import { Select } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import type { ListAddress } from '../../parts/list-filter/use-list-address.ts';
import type { ApplicationsFilter } from './applications-filter.ts';
import classes from './list-toolbar.module.css';
import { useStaffProjects } from './use-applications.ts';

/** Project and batch; a batch of another project is never left chosen. */
export function ProjectChoice({ filter, change }: Pick<ListAddress<ApplicationsFilter>, 'filter' | 'change'>) {
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
