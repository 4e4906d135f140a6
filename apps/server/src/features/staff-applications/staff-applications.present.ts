import type { ListApplications, StaffProjects } from '@portico/contract/staff-applications.schemas';
import { epochSeconds } from '../../platform/clock.ts';
import type { ListedRow, listBatchesOf, listProjects } from './staff-applications.queries.ts';

export function presentEntry(row: ListedRow): ListApplications['output']['list'][number] {
  return {
    application: row.id,
    name: row.name,
    number: row.number ?? '',
    application_state: row.state,
    stage: row.stage,
    batch_title: row.batch_title,
    project: { project_id: row.project_id, domain: row.slug, title: row.project_title },
    created_at: epochSeconds(row.created_at),
    submitted_at: row.submitted_at === null ? null : epochSeconds(row.submitted_at),
    time_zone: row.time_zone,
  };
}

export function presentProjects(
  projects: Awaited<ReturnType<typeof listProjects>>,
  batches: Awaited<ReturnType<typeof listBatchesOf>>,
): StaffProjects['output'] {
  const list = projects.map(({ id, slug, title }) => ({
    project_id: id,
    domain: slug,
    title,
    batches: batches
      .filter((batch) => batch.project_id === id)
      .map((batch) => ({ batchId: batch.id, batch_title: batch.title })),
  }));
  return { list };
}
