import * as routes from '@portico/contract/tenants';
import * as schemas from '@portico/contract/tenants.schemas';
import { handle } from '../../platform/wire/handle.ts';
import {
  presentAuthMode,
  presentBatches,
  presentProjectInfo,
  presentPublicProjects,
} from '../../domain/projects/projects.present.ts';
import {
  findProjectDetail,
  findProjectSettings,
  listBatches,
  listPublicProjects,
} from '../../domain/projects/projects.queries.ts';

export const tenantRoutes = [
  handle.visitor(routes.authMode, schemas.authMode, async (_input, { db, now }) =>
    presentAuthMode(await findProjectDetail(db), now),
  ),
  handle.visitor(routes.projectInfo, schemas.projectInfo, async (_input, { db }) =>
    presentProjectInfo(await findProjectDetail(db)),
  ),
  handle.visitor(routes.settingInfo, schemas.settingInfo, async (_input, { db }) => {
    const settings = await findProjectSettings(db);
    return settings.standing;
  }),
  handle.visitor(routes.moduleConfig, schemas.moduleConfig, async (_input, { db }) => {
    const settings = await findProjectSettings(db);
    return { home_page_config: settings.home_page };
  }),
  handle.visitor(routes.projectBatches, schemas.projectBatches, async (_input, { db, now }) =>
    presentBatches(await listBatches(db), now),
  ),
  handle.anyone(routes.publicProjects, schemas.publicProjects, async (_input, { database }) =>
    presentPublicProjects(await listPublicProjects(database.unscoped)),
  ),
];
