import * as routes from '@portico/contract/project-settings';
import * as schemas from '@portico/contract/project-settings.schemas';
import * as retention from '@portico/contract/retention';
import * as retentionSchemas from '@portico/contract/retention.schemas';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { changeSettings } from './change-settings.ts';
import { readSettings } from './read-settings.ts';
import { holdBack, readHold, releaseHold } from './retention/holds/hold-back.ts';
import { readPlan } from './retention/read-plan.ts';

export const settingsRoutes: readonly BoundRoute[] = [
  handle.staff(routes.projectSettings, schemas.projectSettings, readSettings),
  handle.staff(routes.changeSettings, schemas.changeSettings, changeSettings),
  handle.staff(retention.retentionPlan, retentionSchemas.retentionPlan, readPlan),
  handle.staff(retention.findHold, retentionSchemas.findHold, readHold),
  handle.staff(retention.holdBack, retentionSchemas.holdBack, holdBack),
  handle.staff(retention.releaseHold, retentionSchemas.releaseHold, releaseHold),
];
