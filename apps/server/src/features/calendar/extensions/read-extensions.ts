import type { FindApplicants, ListExtensions } from '@portico/contract/extensions.schemas';
import { reachProject } from '../../../domain/projects/reach-project.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { placeOf } from '../../../platform/session/abilities.ts';
import { logStaffAction } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { listChanges, listExtensionsOf, searchApplicants } from './extensions.queries.ts';

export async function readExtensions(
  input: ListExtensions['input'],
  call: StaffCall,
): Promise<ListExtensions['output']> {
  const { project, projectDb } = await reachProject(input.project, call);
  const people = await listExtensionsOf(projectDb, input.batch);
  const changes = await listChanges(projectDb, input.batch);
  if (people.length > 0)
    await logStaffAction(call, 'listed extensions', { project: project.id, batch: input.batch }, placeOf(project));
  return {
    list: people.map(({ applicant_id: applicant, name, until, withdrawn_at }) => ({
      applicant,
      name,
      until: withdrawn_at === null ? epochSeconds(until) : null,
      changes: changes
        .filter((change) => change.applicant_id === applicant)
        .map((change) => ({
          former: change.former && epochSeconds(change.former),
          until: change.until && epochSeconds(change.until),
          reason: change.reason,
          by: change.staff_name,
          at: epochSeconds(change.at),
        })),
    })),
  };
}

export async function findApplicants(
  input: FindApplicants['input'],
  call: StaffCall,
): Promise<FindApplicants['output']> {
  const { project, projectDb } = await reachProject(input.project, call);
  const found = await searchApplicants(projectDb, input.batch, input.query);
  await logStaffAction(call, 'looked for applicants', { project: project.id, batch: input.batch }, placeOf(project));
  return { list: found.map(({ id: applicant, ...person }) => ({ applicant, ...person })) };
}
