import * as routes from '@portico/contract/staff-projects';
import * as schemas from '@portico/contract/staff-projects.schemas';
import { presentBatches } from '../../domain/projects/projects.present.ts';
import { listBatches } from '../../domain/projects/projects.queries.ts';
import { epochSeconds } from '../../platform/clock.ts';
import { Refused } from '../../platform/refused.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { presentOne, presentOrganisations } from './staff-projects.present.ts';
import {
  countPeople,
  findBySlug,
  findReached,
  listOrganisations,
  listReachedProjects,
} from './staff-projects.queries.ts';

const recentMs = 3_600_000;

export const staffProjectRoutes: readonly BoundRoute[] = [
  handle.staff(routes.staffOrganisations, schemas.staffOrganisations, async (_input, { db, session }) =>
    presentOrganisations(await listOrganisations(db), await listReachedProjects(db), session.roles),
  ),
  handle.staff(routes.staffProject, schemas.staffProject, async ({ domain }, { db, session, publicUrl, requireIn }) => {
    const project = await findBySlug(db, domain);
    if (project === undefined) throw new Refused('notFound');
    requireIn({ id: project.id, orgId: project.org_id });
    return presentOne(project, session.roles, publicUrl);
  }),
  handle.staff(routes.projectOverview, schemas.projectOverview, async (input, { db, now, inProject, requireIn }) => {
    const project = await findReached(db, input.project);
    if (project === undefined) throw new Refused('notFound');
    requireIn(project);
    const rows = inProject(project);
    return {
      people: await countPeople(rows, new Date(now.getTime() - recentMs)),
      batches: presentBatches(await listBatches(rows), now).list,
      service_ends: epochSeconds(project.service_ends_at),
    };
  }),
];
