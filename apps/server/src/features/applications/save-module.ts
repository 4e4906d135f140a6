import { inTransaction } from '../../platform/wire/in-transaction.ts';
import type { SaveBasic } from '@portico/contract/applications.schemas';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { presentSaved } from './applications.present.ts';
import { saveChanges } from './applications.queries.ts';
import { moduleOf, statesOf } from './applications.rules.ts';
import { carryChanges } from './carry-changes.ts';
import { dayIn } from '../../platform/day-in.ts';
import { keepNewStates } from './keep-new-states.ts';
import { openDraft } from './open-draft.ts';
import { likelyNewest, type PublishedForm, publishedForm } from './published-forms.ts';
import { readChanges } from './read-changes.ts';

type Input = SaveBasic['input'];

/** Saves changed fields: one statement, unless the draft must first be moved to a newer version of the form. */
export async function saveModule(input: Input, call: ApplicantCall): Promise<SaveBasic['output']> {
  const guess = await likelyNewest(call.db, call.project.id);
  const form = guess === undefined ? undefined : await publishedForm(call.db, call.project.id, guess);
  if (form === undefined) throw new Refused('notOffered');
  const answer = await saveBy(form, input, call).catch(orAgain);
  if (answer !== null) return answer;
  return inTransaction(call.db, async (db) => {
    const held = { ...call, db };
    const moved = await openDraft(held);
    const again = await saveBy(moved.form, input, held);
    // Two versions published within one save.
    if (again === null) throw new Refused('busy');
    return again;
  });
}

/** What the version at hand does not know may belong to one that this process has not heard of yet. */
function orAgain(error: unknown): null {
  if (error instanceof Refused && (error.key === 'unknownField' || error.key === 'notFound')) return null;
  throw error;
}

/** Null where the application does not stand on this version. */
async function saveBy(form: PublishedForm, input: Input, call: ApplicantCall): Promise<SaveBasic['output'] | null> {
  const { db, project, session, now } = call;
  const seen = input.form_version === undefined ? form : await publishedForm(db, project.id, input.form_version);
  const module = seen && moduleOf(seen.compiled, input.menuid);
  if (seen === undefined || module === undefined) throw new Refused('notFound');
  if (module.definition.author === 'recommender') throw new Refused('forbidden');
  const read = readChanges(input.changes, module);
  const { changes, leftOver } =
    seen.id === form.id
      ? { changes: read, leftOver: [] }
      : carryChanges(read, input.menuid, seen.compiled, form.compiled);
  const saved = await saveChanges(db, {
    applicantId: session.applicantId,
    version: form.id,
    module: input.menuid,
    changes,
    base: input.revision,
    leftOver,
    at: now,
  });
  if (saved.outcome === 'version') return null;
  if (saved.outcome !== 'saved') throw new Refused(saved.outcome);
  const context = { language: call.language, today: dayIn(saved.time_zone, now) };
  const states = statesOf(form.compiled, saved.modules, context);
  await keepNewStates(db, saved.application_id, saved.modules, states);
  return presentSaved(saved, form, input.menuid, states.get(input.menuid) ?? 0);
}
