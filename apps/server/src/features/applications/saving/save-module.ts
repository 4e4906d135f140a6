import type { SaveBasic } from '@portico/contract/applications.schemas';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import { dayIn } from '../../../platform/day-in.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { bindFiles } from '../../../domain/files/binding/bind-files.ts';
import { concernsReferees, keepingRequests } from '../../../domain/letters/keep-requests.ts';
import { Refused } from '../../../platform/refused.ts';
import { findSessionByHash } from '../../../platform/session/applicant-session.ts';
import { requireOwnHand } from '../../../platform/session/staff-edit.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { moduleOf, statesOf } from '../../../domain/applications/draft.rules.ts';
import { openDraft } from '../../../domain/applications/open-draft.ts';
import { askedForm } from '../../../domain/forms/asked-form.ts';
import { carryChanges } from '../../../domain/applications/carry-changes.ts';
import { likelyNewest, type PublishedForm, publishedForm } from '../../../domain/forms/published-forms.ts';
import { reachOf } from './reach-of.ts';
import { leavingHands } from './leaving-hands.ts';
import { keepNewStates } from '../../../domain/applications/keep-new-states.ts';
import { type ModuleChanges, readChanges } from '../../../domain/forms/read-changes.ts';
import { presentSaved } from './saved.present.ts';
import { saveChanges } from './saving.queries.ts';

type Input = SaveBasic['input'];

/**
 * Saves changed fields: one statement, unless the draft must first be moved to a newer version of the form. A repeated
 * request is known by its key in the log of changes, and answered as the first time.
 */
export async function saveModule(input: Input, call: ApplicantCall): Promise<SaveBasic['output']> {
  const guess = await likelyNewest(call.db, call.project.id);
  const form = guess === undefined ? undefined : await publishedForm(call.db, call.project.id, guess);
  if (form === undefined) throw new Refused('notOffered');
  const answer = await saveBy(form, input, call).catch(orAgain);
  if (answer !== null) return answer;
  await proveSession(call);
  return inTransaction(call.db, async (db) => {
    const held = { ...call, db };
    const moved = await openDraft(held);
    const again = await saveBy(moved.form, input, held);
    // Two versions published within one save.
    if (again === null) throw new Refused('busy');
    return again;
  });
}

/** A draft is not moved for somebody whose session has ended. */
async function proveSession({ unproved, session, now }: ApplicantCall): Promise<void> {
  if (unproved === undefined || (await findSessionByHash(unproved.doors, session.tokenHash, now))) return;
  throw new Refused('notSignedIn');
}

/** What the version at hand does not know may belong to one that this process has not heard of yet. */
function orAgain(error: unknown): null {
  if (error instanceof Refused && mayDiffer.includes(error.key)) return null;
  throw error;
}

const mayDiffer: readonly string[] = ['unknownField', 'notFound', 'forbidden', 'applicantSigns'];

/** Null where the application does not stand on this version. */
async function saveBy(form: PublishedForm, input: Input, call: ApplicantCall): Promise<SaveBasic['output'] | null> {
  const { db, project } = call;
  const seen = input.form_version === undefined ? form : await publishedForm(db, project.id, input.form_version);
  const module = seen && moduleOf(seen.compiled, input.menuid);
  if (seen === undefined || module === undefined) throw new Refused('notFound');
  // A newer version may have given away a module that a page of an older one still asks of the applicant.
  const newest = moduleOf(form.compiled, input.menuid);
  if ([module, newest].some((one) => one?.definition.author === 'recommender')) throw new Refused('forbidden');
  const read = readChanges(input.changes, module);
  if (call.session.staffId !== null) requireOwnHand(call.session, changedFields(read, module, newest));
  const { changes, leftOver } =
    seen.id === form.id
      ? { changes: read, leftOver: [] }
      : carryChanges(read, input.menuid, seen.compiled, form.compiled);
  const { judged, wanted } = reachOf(form, input.menuid);
  const save = { version: form.id, module: input.menuid, base: input.revision, leftOver, wanted };
  const { applicantId } = call.session;
  const saving = (held: ProjectDb) =>
    bindFiles(held, {
      applicantId,
      module: newest,
      changes,
      leftOver,
      now: call.now,
      save: (within, told) =>
        leavingHands(within, { session: call.session, module: newest, changes: told }, () =>
          saveChanges({ ...call, db: within }, { ...save, changes: told }),
        ),
      valuesIn: (answer) => (answer.outcome === 'saved' ? answer.merged : undefined),
    });
  const saved = concernsReferees(newest, changes.rows)
    ? await keepingRequests(
        db,
        { applicantId, form: form.compiled, now: call.now },
        { save: saving, isSaved: ({ outcome }) => outcome === 'saved' },
      )
    : await saving(db);
  if (saved.outcome === 'version') return null;
  if (saved.outcome !== 'saved') throw new Refused(saved.outcome);
  const context = { language: call.language, today: dayIn(saved.time_zone, call.now) };
  const states = statesOf(askedForm(form, saved.left_out ?? []), saved.modules, context, judged);
  await keepNewStates(db, saved.application_id, saved.modules, states);
  return presentSaved(saved, form, input.menuid, states.get(input.menuid) ?? 0);
}

/** The questions that changes answer, as either version asks them. */
function changedFields({ fields }: ModuleChanges, ...modules: readonly (CompiledModule | undefined)[]) {
  const asked = modules.flatMap((module) => module?.fields ?? []).map(({ definition }) => definition);
  return asked.filter(({ key }) => Object.hasOwn(fields, key));
}
