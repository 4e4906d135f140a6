import * as routes from '@portico/contract/staff-projects';
import * as schemas from '@portico/contract/staff-projects.schemas';
import { projectTemplates } from '../../../templates/templates.ts';
import { presentBatches } from '../../domain/projects/projects.present.ts';
import { listBatches } from '../../domain/projects/projects.queries.ts';
import { epochSeconds } from '../../platform/clock.ts';
import { Refused } from '../../platform/refused.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { listFormerSlugs } from './administration/administration.queries.ts';
import { changeSlug } from './administration/change-slug.ts';
import { changeState, moves } from './administration/change-state.ts';
import { listProject, orderOrganisations, orderProjects } from './administration/list-project.ts';
import { changeOrganisationState } from './administration/organisation-state.ts';
import { copyOrganisation } from './making/copy-organisation.ts';
import { createOrganisation, renameOrganisation } from './making/organisations.ts';
import { copyProject, createProject } from './making/projects.ts';
import { reachProject } from './reach-project.ts';
import { presentOne, presentOrganisations } from './staff-projects.present.ts';
import { countPeople, findBySlug, listOrganisations, listReachedProjects } from './staff-projects.queries.ts';

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
  handle.staff(routes.projectOverview, schemas.projectOverview, async (input, call) => {
    const project = await reachProject(call, input.project);
    const rows = call.inProject(project);
    return {
      people: await countPeople(rows, new Date(call.now.getTime() - recentMs)),
      batches: presentBatches(await listBatches(rows), call.now).list,
      service_ends: epochSeconds(project.service_ends_at),
    };
  }),
  handle.staff(routes.projectAddress, schemas.projectAddress, async (input, call) => {
    const project = await reachProject(call, input.project);
    const former = await listFormerSlugs(call.inProject(project));
    return {
      domain: project.slug,
      former: former.map(({ slug, since }) => ({ domain: slug, since: epochSeconds(since) })),
    };
  }),
  handle.staff(routes.changeSlug, schemas.changeSlug, changeSlug),
  handle.staff(routes.suspendProject, schemas.suspendProject, ({ project, suspended }, call) =>
    changeState(project, suspended ? moves.suspend : moves.resume, call),
  ),
  handle.staff(routes.archiveProject, schemas.archiveProject, ({ project, archived }, call) =>
    changeState(project, archived ? moves.archive : moves.restore, call),
  ),
  handle.staff(routes.listProject, schemas.listProject, listProject),
  handle.staff(routes.orderProjects, schemas.orderProjects, orderProjects),
  handle.staff(routes.orderOrganisations, schemas.orderOrganisations, orderOrganisations),
  handle.staff(routes.createOrganisation, schemas.createOrganisation, createOrganisation),
  handle.staff(routes.renameOrganisation, schemas.renameOrganisation, renameOrganisation),
  handle.staff(routes.suspendOrganisation, schemas.suspendOrganisation, ({ org, suspended }, call) =>
    changeOrganisationState(org, suspended ? 'suspend' : 'resume', call),
  ),
  handle.staff(routes.archiveOrganisation, schemas.archiveOrganisation, ({ org, archived }, call) =>
    changeOrganisationState(org, archived ? 'archive' : 'restore', call),
  ),
  handle.staff(routes.copyOrganisation, schemas.copyOrganisation, copyOrganisation),
  handle.staff(routes.projectTemplates, schemas.projectTemplates, async () => ({
    list: projectTemplates.map(({ key, title, summary }) => ({ key, title, summary })),
  })),
  handle.staff(routes.createProject, schemas.createProject, createProject),
  handle.staff(routes.copyProject, schemas.copyProject, copyProject),
];
