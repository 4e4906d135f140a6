import { noAnswers } from '@portico/form-engine/values/answer';
import { moveAnswers } from '@portico/form-engine/versions/move-answers';
import { dayIn } from '../../platform/day-in.ts';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { type Draft, findDraft } from './draft.queries.ts';
import { answersIn, answersOf, moduleOf, statesOfAll } from './draft.rules.ts';
import { keepNewStates } from './keep-new-states.ts';
import type { ModuleChanges } from '../forms/read-changes.ts';
import { formForBatch } from '../forms/form-for-batch.ts';
import { describeLeftOver } from './describe-left-over.ts';
import { lockApplication } from './lock-application.ts';
import { type PublishedForm, publishedForm } from '../forms/published-forms.ts';
import { overwriteModule, setVersion } from './versions.queries.ts';

interface Moved {
  readonly draft: Draft;
  readonly form: PublishedForm;
}

/** Takes a draft to the newest version of its form, inside the transaction of whoever opens or saves it. */
export async function moveDraft(call: ApplicantCall): Promise<Moved> {
  const { db, project, session, now } = call;
  await lockApplication(db, session.applicantId);
  const draft = await findDraft(db, project.id, session.applicantId);
  if (!draft || draft.id === null || draft.newest === null) throw new Refused('notOffered');
  const to = await publishedForm(db, project.id, draft.newest);
  const from = await publishedForm(db, project.id, draft.form_version_id ?? draft.newest);
  if (!from || !to) throw new Refused('notOffered');
  // Another request may have moved it while this one waited.
  if (from.id === to.id) return { draft, form: to };

  // What recommenders wrote is not the applicant's to carry anywhere, nor to be shown as left over.
  const own = new Set(
    from.compiled.modules.flatMap(({ definition }) => (definition.author === 'recommender' ? [] : [definition.id])),
  );
  const moved = moveAnswers(from.compiled, to.compiled, answersOf(draft.modules, own));
  const modules = new Set([...own, ...to.compiled.modules.map((one) => one.definition.id)]);
  for (const module of modules) {
    const target = moduleOf(to.compiled, module);
    const stays = !own.has(module) && target?.definition.author === 'recommender';
    const held = (stays ? undefined : draft.modules?.[module]?.values) ?? noAnswers;
    const next = answersIn(target, moved.answers);
    const changes = { fields: over(held.fields, next.fields), rows: over(held.rows, next.rows) };
    if (isChange(changes))
      await overwriteModule(db, { application: draft.id, module, changes, by: session.applicantId, at: now });
  }
  await setVersion(db, draft.id, to.id, [
    ...(draft.left_over ?? []),
    ...describeLeftOver(moved.leftOver, from.compiled),
  ]);
  const after = (await findDraft(db, project.id, session.applicantId)) ?? draft;
  const context = { language: call.language, today: dayIn(after.time_zone, now) };
  const inBatch = formForBatch(to, after.batch?.left_out ?? []);
  await keepNewStates(db, draft.id, after.modules, statesOfAll(inBatch, after.modules, context));
  return { draft: after, form: to };
}

function over<T>(held: Readonly<Record<string, T>>, next: Readonly<Record<string, T>>): Record<string, T | null> {
  return { ...Object.fromEntries(Object.keys(held).map((key) => [key, null])), ...next };
}

function isChange({ fields, rows }: ModuleChanges): boolean {
  return Object.keys(fields).length + Object.keys(rows).length > 0;
}
