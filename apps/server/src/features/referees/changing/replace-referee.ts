import type { ReplaceReferee } from '@portico/contract/referees.schemas';
import type { Row } from '@portico/form-engine/values/answer';
import { bindFiles, rebindFiles } from '../../../domain/files/binding/bind-files.ts';
import { overwriteModule } from '../../../domain/sheets/sheets.queries.ts';
import { judgeAgain } from '../../../domain/applications/judge-again.ts';
import { type ModuleChanges, readChanges } from '../../../domain/forms/read-changes.ts';
import { lockApplication } from '../../../domain/sheets/lock-application.ts';
import { reconcileRequests } from '../../../domain/letters/requests/reconcile-requests.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { loadReferees, type Referee, refereesIn, type ApplicantReferees } from '../load-referees.ts';
import { presentReferees } from '../referees.present.ts';
import { findPerson } from '../../../domain/letters/reading/terms.queries.ts';
import { hasDeclined } from '../../../domain/letters/reading/letter-state.ts';

type Input = ReplaceReferee['input'];

/**
 * Replaces a recommender, even if the form is locked, because a submission does not depend on who writes. The earlier
 * request is withdrawn; the new one is sent by a separate call.
 */
export function replaceReferee({ uid, values }: Input, call: ApplicantCall): Promise<ReplaceReferee['output']> {
  return inTransaction(call.db, async (db) => {
    const locked = { ...call, db };
    await lockApplication(db, call.session.applicantId);
    const loaded = await loadReferees(locked);
    const { applicationId, form, referees, terms } = loaded;
    const before = referees.find(({ request }) => request?.id === uid);
    if (applicationId === null || before === undefined) throw new Refused('notFound');
    if (before.request?.state === 'written') throw new Refused('letterWritten');
    if (!terms.isSending) throw new Refused('lettersClosed');
    const changes = changesBy(loaded, before, values);
    await requireAnother(locked, loaded, before, changes);
    await write(locked, { applicationId, module: before.module, loaded, changes });
    await reconcileRequests(db, { applicationId, form, now: call.now });
    await judgeAgain(locked);
    return presentReferees(await loadReferees(locked));
  });
}

/** The rows of the group with the new one in place of the old. */
function changesBy(loaded: ApplicantReferees, before: Referee, values: string): ModuleChanges {
  const { group, columnNumber } = before;
  const module = moduleOf(loaded, before.module);
  const [row, ...more] = readChanges(JSON.stringify({ [group]: [parsed(values)] }), module).rows[group] ?? [];
  if (row === undefined || more.length > 0) throw new Refused('malformed');
  const rows: readonly Row[] = loaded.answers.rows[group] ?? [];
  return { fields: {}, rows: { [group]: rows.map((one, index) => (index + 1 === columnNumber ? row : one)) } };
}

function parsed(values: string): unknown {
  try {
    return JSON.parse(values);
  } catch {
    throw new Refused('malformed');
  }
}

function moduleOf({ batchForm }: ApplicantReferees, id: string) {
  const module = batchForm.modules.find(({ definition }) => definition.id === id);
  if (module === undefined) throw new Refused('notFound');
  return module;
}

/**
 * Requires a complete row for somebody new: not already named, not the one before, nobody who declined, and not the
 * applicant.
 */
async function requireAnother(
  { db, session }: ApplicantCall,
  { batchForm, answers, context, requests }: ApplicantReferees,
  before: Referee,
  { rows }: ModuleChanges,
): Promise<void> {
  const list = rows[before.group] ?? [];
  const after = refereesIn(
    batchForm,
    { ...answers, rows: { ...answers.rows, [before.group]: list } },
    context,
    requests,
  );
  const isSame = ({ group, columnNumber }: Referee) => group === before.group && columnNumber === before.columnNumber;
  const referee = after.find(isSame);
  if (referee === undefined || !referee.isComplete) throw new Refused('refereeIncomplete');
  const isTaken =
    referee.emailKey === before.emailKey || after.some((one) => !isSame(one) && one.emailKey === referee.emailKey);
  if (isTaken) throw new Refused('refereeDuplicate');
  if (referee.request !== undefined && hasDeclined(referee.request)) throw new Refused('letterDeclined');
  const person = await findPerson(db, session.applicantId);
  if (person.email_key === referee.emailKey) throw new Refused('refereeOwnAddress');
}

interface Writing {
  readonly applicationId: string;
  readonly module: string;
  readonly loaded: ApplicantReferees;
  readonly changes: ModuleChanges;
}

async function write(call: ApplicantCall, { applicationId, module: id, loaded, changes }: Writing): Promise<void> {
  const { db, session, now } = call;
  const module = moduleOf(loaded, id);
  const owner = { applicantId: session.applicantId, sheet: null };
  const bound = await bindFiles(db, owner, { module, changes, leftOver: [], now });
  const by = session.applicantId;
  await overwriteModule(db, { sheet: applicationId, module: id, changes: bound.changes, by, at: now });
  const rows = Object.entries(bound.changes.rows).map(([key, list]) => [key, list ?? []]);
  await rebindFiles(db, owner, {
    module,
    references: bound.references,
    values: { fields: {}, rows: Object.fromEntries(rows) },
    now,
  });
}
