import type { ProjectCalendar } from '@portico/contract/calendar.schemas';
import { findFormVersion, findNewestVersion } from '../../domain/forms/versions.queries.ts';
import { batchStateOf } from '../../domain/periods.ts';
import { reachProject } from '../../domain/projects/reach-project.ts';
import { epochSeconds } from '../../platform/clock.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { presentValues } from './calendar.present.ts';
import { findCalendarFacts, listCalendar } from './calendar.queries.ts';

export async function readCalendar(
  { project }: ProjectCalendar['input'],
  call: StaffCall,
): Promise<ProjectCalendar['output']> {
  const { projectDb } = await reachProject(project, call);
  const { revision, time_zone, service_ends_at, traits } = await findCalendarFacts(projectDb);
  return {
    revision,
    timeZone: time_zone,
    serviceEndsAt: epochSeconds(service_ends_at),
    word: traits.choiceWord,
    modules: await listModules(projectDb),
    batches: (await listCalendar(projectDb)).map((row) => ({
      batch: row.id,
      values: presentValues(row),
      state: batchStateOf(row, call.now),
      begun: row.begun,
      submitted: row.submitted,
      isNumbered: row.is_numbered,
    })),
  };
}

/** The parts of the form that a batch may leave out. */
export async function listModules(db: ProjectDb): Promise<ProjectCalendar['output']['modules']> {
  const newest = await findNewestVersion(db);
  const form = newest === undefined ? undefined : await findFormVersion(db, newest);
  return (form?.definition.modules ?? []).map(({ id, title }) => ({ menuid: id, title }));
}
