import type { SaveBasic } from '@portico/contract/applications.schemas';
import { statesOf } from '../../../domain/sheets/sheet.rules.ts';
import { saveChangedStates } from '../../../domain/sheets/sheets.queries.ts';
import { concernsFiles } from '../../../domain/files/binding/bind-files.ts';
import { formForBatch } from '../../../domain/forms/form-for-batch.ts';
import { cachedNewest, type PublishedForm, publishedForm } from '../../../domain/forms/published-forms.ts';
import { concernsReferees } from '../../../domain/letters/requests/sync-requests.ts';
import { readWriting, type Writing } from '../../../domain/sheets/read-writing.ts';
import { presentSaved } from '../../../domain/sheets/saved.present.ts';
import { saveSheet } from '../../../domain/sheets/save-sheet.ts';
import { dayIn } from '../../../platform/day-in.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { applicationKind, signedGroups } from '../../../domain/applications/application-kind.ts';
import { reachOf } from './reach-of.ts';
import { saveInOneStatement } from './saving.queries.ts';

type Input = SaveBasic['input'];

/**
 * Saves changed fields: usually in one statement, but in a transaction if files, letters or signatures are involved.
 */
export async function saveModule(input: Input, call: ApplicantCall): Promise<SaveBasic['output']> {
  const guess = await cachedNewest(call.db, call.project.id);
  const form = guess === undefined ? undefined : await publishedForm(call.db, call.project.id, guess);
  if (form === undefined) throw new Refused('notOffered');
  const writing = await readWriting(applicationKind, form, input, call).catch(rethrowUnlessOutdated);
  const saved = writing === null || needsLock(call, writing) ? null : await saveBy(form, writing, input, call);
  return saved ?? inTransaction(call.db, (db) => saveSheet(applicationKind, input, { ...call, db }));
}

/**
 * The version may have been published a moment ago and be unknown here, or more rows than allowed may already be saved.
 */
function rethrowUnlessOutdated(error: unknown): null {
  if (error instanceof Refused && mayDiffer.includes(error.key)) return null;
  throw error;
}

const mayDiffer: readonly string[] = ['unknownField', 'notFound', 'forbidden', 'applicantSigns', 'rowsTooMany'];

/** Binding files, updating requests for letters and comparing signatures need the application to be locked. */
function needsLock({ session }: ApplicantCall, { module, changes, leftOver }: Writing): boolean {
  const mayMoveSignatures = session.staffId !== null && signedGroups(module, changes).length > 0;
  return mayMoveSignatures || concernsFiles({ module, changes, leftOver }) || concernsReferees(module, changes.rows);
}

/** Null if the application is not on this version of the form. */
async function saveBy(
  form: PublishedForm,
  { changes, leftOver }: Writing,
  { menuid, revision: base }: Input,
  call: ApplicantCall,
): Promise<SaveBasic['output'] | null> {
  const { judged, wanted } = reachOf(form, menuid);
  const saved = await saveInOneStatement(call, { version: form.id, module: menuid, changes, leftOver, base, wanted });
  if (saved.outcome === 'version') return null;
  if (saved.outcome !== 'saved') throw new Refused(saved.outcome);
  const context = { language: call.language, today: dayIn(saved.time_zone, call.now) };
  const states = statesOf(formForBatch(form, saved.left_out ?? []), saved.modules, context, judged);
  await saveChangedStates(call.db, saved.application_id, saved.modules, states);
  return presentSaved(saved, form, menuid, states.get(menuid) ?? 0);
}
