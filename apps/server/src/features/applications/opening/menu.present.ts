import type { ApplyMenu } from '@portico/contract/applications.schemas';
import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { ModuleAuthor } from '@portico/form-engine/definition/form-definition';
import { applicationStateOf } from '@portico/form-engine/states/application-states';
import { moduleStates } from '@portico/form-engine/states/module-states';
import { judgeForm, type PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import { isOpen } from '@portico/form-engine/visibility/is-shown';
import { lookupIn } from '@portico/form-engine/visibility/shown-fields';
import { modulesThatOpen } from '../../../domain/forms/modules-that-open.ts';
import { batchStateOf } from '../../../domain/periods.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Draft } from '../../../domain/applications/draft.queries.ts';
import { isApplicantModule } from '../../../domain/forms/form-for-batch.ts';
import { answersAsked, type WireState } from '../../../domain/sheets/sheet.rules.ts';
import type { OpenedDraft } from '../../../domain/applications/open-draft.ts';

const referee: Readonly<Record<ModuleAuthor, WireState>> = { applicant: 0, referees: 1, recommender: 2 };

export function presentMenu({ draft, form, batchForm, context }: OpenedDraft, now: Date): ApplyMenu['output'] {
  const answers = answersAsked(batchForm, draft.modules);
  const look = lookupIn(batchForm, answers, context);
  const verdicts = new Map(judgeForm(batchForm, answers, context, look).map((verdict) => [verdict.module, verdict]));
  const openers = modulesThatOpen(batchForm);
  return {
    menu_list: batchForm.modules
      .filter(({ gate }) => isOpen(gate, look))
      .map((module) => {
        const { definition } = module;
        const verdict = verdicts.get(definition.id);
        const isTold = verdict?.state === 'partial' && isApplicantModule(module);
        return {
          menuid: definition.id,
          title: definition.title,
          state: moduleStates[verdict?.state ?? 'empty'],
          required: definition.required === true ? 1 : 0,
          referee: referee[definition.author],
          ...(definition.icon && { icon: definition.icon }),
          ...(definition.activeBackground && { activeBackground: definition.activeBackground }),
          ...(definition.activeColour && { activeColor: definition.activeColour }),
          ...(isTold ? { missing: presentMissing(batchForm, verdict.problems) } : {}),
          ...(openers.has(definition.id) ? { opens: 1 } : {}),
        };
      }),
    application_state: applicationStateOf(draft.state),
    ...presentBatch(draft, now),
    time_zone: draft.time_zone,
    has_review: false,
    form_version: form.id,
    version: form.number,
    server_time: epochSeconds(now),
  };
}

/** As many names as fit on a line; the module itself lists them all. */
const namesTold = 3;

function presentMissing(form: CompiledForm, problems: readonly PlacedProblem[]) {
  const names = problems.map(({ field, group }) =>
    field === undefined ? form.groups.get(group ?? '')?.definition.title : form.byKey.get(field)?.definition.label,
  );
  const distinct = new Map(names.flatMap((name) => (name === undefined ? [] : [[JSON.stringify(name), name]])));
  return { count: problems.length, names: [...distinct.values()].slice(0, namesTold) };
}

function presentBatch({ batch }: Draft, now: Date) {
  if (batch === null)
    return { batchId: '' as const, batch_title: null, start_time: null, end_time: null, batch_state: null };
  return {
    batchId: batch.id,
    batch_title: batch.title,
    start_time: epochSeconds(batch.starts_at),
    end_time: epochSeconds(batch.ends_at),
    ...(batch.ends_at > batch.ends_for_all ? { extended: true as const } : {}),
    batch_state: batchStateOf(batch, now),
  };
}
