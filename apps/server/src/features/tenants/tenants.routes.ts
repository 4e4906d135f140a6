import * as routes from '@portico/contract/tenants';
import * as schemas from '@portico/contract/tenants.schemas';
import type { AppParts } from '../../platform/app-parts.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import {
  presentAuthMode,
  presentBatches,
  presentProjectInfo,
  presentPublicProjects,
  presentSettingInfo,
} from '../../domain/projects/projects.present.ts';
import {
  findProjectDetail,
  findProjectSettings,
  listBatches,
  listPublicProjects,
} from '../../domain/projects/projects.queries.ts';

export function tenantRoutes({ settings }: AppParts): readonly BoundRoute[] {
  return [
    handle.visitor(routes.authMode, schemas.authMode, async (_input, { db, now }) =>
      presentAuthMode(await findProjectDetail(db), now, settings),
    ),
    handle.visitor(routes.projectInfo, schemas.projectInfo, async (_input, { db }) =>
      presentProjectInfo(await findProjectDetail(db), settings),
    ),
    handle.visitor(routes.settingInfo, schemas.settingInfo, async (_input, { db }) =>
      presentSettingInfo(await findProjectSettings(db), settings),
    ),
    handle.visitor(routes.moduleConfig, schemas.moduleConfig, async (_input, { db }) => {
      const { home_page } = await findProjectSettings(db);
      return { home_page_config: home_page };
    }),
    handle.visitor(routes.projectBatches, schemas.projectBatches, async (_input, { db, now, visitorId }) =>
      presentBatches(await listBatches(db, visitorId), now),
    ),
    handle.anyone(routes.publicProjects, schemas.publicProjects, async (_input, { database, projectOfHost }) => {
      const own = await projectOfHost();
      const listed = await listPublicProjects(database.unscoped);
      // Under the name of one project there is no other.
      return presentPublicProjects(own === null ? listed : listed.filter(({ slug }) => slug === own.slug), settings);
    }),
  ];
}
