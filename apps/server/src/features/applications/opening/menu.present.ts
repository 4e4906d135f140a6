import type { ApplyMenu } from '@portico/contract/applications.schemas';
import type { ModuleAuthor } from '@portico/form-engine/definition/form-definition';
import { applicationStateOf } from '@portico/form-engine/states/application-states';
import { isOpen } from '@portico/form-engine/visibility/is-shown';
import { lookupIn } from '@portico/form-engine/visibility/shown-fields';
import { modulesThatOpen } from '../../../domain/forms/modules-that-open.ts';
import { batchStateOf } from '../../../domain/periods.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Draft } from '../../../domain/applications/draft.queries.ts';
import { answersOf, statesOf, type WireState } from '../../../domain/sheets/sheet.rules.ts';
import type { OpenedDraft } from '../../../domain/applications/open-draft.ts';

const referee: Readonly<Record<ModuleAuthor, WireState>> = { applicant: 0, referees: 1, recommender: 2 };

export function presentMenu({ draft, form, asked, context }: OpenedDraft, now: Date): ApplyMenu['output'] {
  const answers = answersOf(draft.modules, new Set(asked.modules.map(({ definition }) => definition.id)));
  const look = lookupIn(asked, answers, context);
  const states = statesOf(asked, draft.modules, context);
  const openers = modulesThatOpen(asked);
  return {
    menu_list: asked.modules
      .filter(({ gate }) => isOpen(gate, look))
      .map(({ definition }) => ({
        menuid: definition.id,
        title: definition.title,
        state: states.get(definition.id) ?? 0,
        required: definition.required === true ? 1 : 0,
        referee: referee[definition.author],
        ...(openers.has(definition.id) ? { opens: 1 } : {}),
      })),
    application_state: applicationStateOf(draft.state),
    ...presentBatch(draft, now),
    time_zone: draft.time_zone,
    has_review: false,
    form_version: form.id,
    version: form.number,
    server_time: epochSeconds(now),
  };
}

function presentBatch({ batch }: Draft, now: Date) {
  if (batch === null)
    return { batchId: '' as const, batch_title: null, start_time: null, end_time: null, batch_state: null };
  return {
    batchId: batch.id,
    batch_title: batch.title,
    start_time: epochSeconds(batch.starts_at),
    end_time: epochSeconds(batch.ends_at),
    batch_state: batchStateOf(batch, now),
  };
}
