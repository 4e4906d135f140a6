import * as routes from '@portico/contract/applications';
import * as schemas from '@portico/contract/applications.schemas';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { openDraft } from '../../domain/applications/open-draft.ts';
import { presentMenu } from './opening/menu.present.ts';
import { openModule } from './opening/open-module.ts';
import { saveModule } from './saving/save-module.ts';
import { dismissLeftOver } from './dismiss-left-over.ts';

// Fits a module of 1 MB in Chinese, which a form body encodes in three times as many bytes.
const largestBody = 4_194_304;

export const applicationRoutes: readonly BoundRoute[] = [
  handle.applicant(routes.applyMenu, schemas.applyMenu, async (_input, call) =>
    presentMenu(await openDraft(call), call.now),
  ),
  handle.applicant(routes.applyFiled, schemas.applyFiled, openModule),
  { ...handle.applicantAtOnce(routes.saveBasic, schemas.saveBasic, saveModule), largestBody },
  handle.applicant(routes.dismissLeftOver, schemas.dismissLeftOver, dismissLeftOver),
];
