import * as routes from '@portico/contract/applications';
import * as schemas from '@portico/contract/applications.schemas';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { presentMenu, presentModule } from './applications.present.ts';
import { moduleOf } from './applications.rules.ts';
import { dayIn } from '../../platform/day-in.ts';
import { openDraft, type OpenedDraft } from './open-draft.ts';
import { saveModule } from './save-module.ts';

export const applicationRoutes = [
  handle.applicant(routes.applyMenu, schemas.applyMenu, async (_input, call) => {
    const opened = await openDraft(call);
    return presentMenu(opened, contextOf(opened, call), call.now);
  }),
  handle.applicant(routes.applyFiled, schemas.applyFiled, async ({ menuid }, call) => {
    const opened = await openDraft(call);
    const module = moduleOf(opened.form.compiled, menuid);
    if (module === undefined) throw new Refused('notFound');
    if (module.definition.author === 'recommender') throw new Refused('forbidden');
    return presentModule(opened, module, contextOf(opened, call));
  }),
  handle.applicant(routes.saveBasic, schemas.saveBasic, saveModule),
];

function contextOf({ draft }: OpenedDraft, { language, now }: ApplicantCall) {
  return { language, today: dayIn(draft.time_zone, now) };
}
