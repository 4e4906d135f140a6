import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { CheckContext } from '@portico/form-engine/field-model';
import { isEmail } from '@portico/form-engine/patterns/email';
import { applicationStates } from '@portico/form-engine/states/application-states';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { judgeForm } from '@portico/form-engine/verdict/judge-form';
import { refereeGroups, type RefereeRow, refereeRows } from '../../domain/letters/requests/referee-rows.ts';
import { answersOf } from '../../domain/sheets/sheet.rules.ts';
import { openDraft } from '../../domain/applications/open-draft.ts';
import { isBatchOpen, isInTime } from '../../domain/periods.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { type FoundTerms, findTerms } from '../../domain/letters/reading/terms.queries.ts';
import { listRequests, type Request } from './referees.queries.ts';
import { hasDeclined } from '../../domain/letters/reading/letter-state.ts';
import type { Terms } from './referees.rules.ts';

/** A referee row with its request. */
export interface Referee extends RefereeRow {
  readonly request: Request | undefined;
  readonly isComplete: boolean;
}

/** Everything about an applicant's recommenders. */
export interface ApplicantReferees {
  readonly applicationId: string | null;
  readonly form: CompiledForm;
  readonly batchForm: CompiledForm;
  readonly answers: FormAnswers;
  readonly context: CheckContext;
  readonly hasReferees: boolean;
  readonly referees: readonly Referee[];
  readonly requests: readonly Request[];
  readonly found: FoundTerms;
  readonly terms: Terms;
}

export async function loadReferees(call: ApplicantCall): Promise<ApplicantReferees> {
  const { db, project, session, now } = call;
  const { draft, form, batchForm, context } = await openDraft(call);
  const found = await findTerms(db, project.id, session.applicantId);
  const requests = draft.id === null ? [] : await listRequests(db, draft.id);
  const answers = answersOf(draft.modules);
  const isSubmitted = draft.state === applicationStates.submitted;
  const isOpen = isBatchOpen(draft.batch, now);
  const hasReferees = refereeGroups(batchForm).length > 0;
  const isTaking = isInTime(found.letters_until, now);
  return {
    applicationId: draft.id,
    form: form.compiled,
    batchForm,
    answers,
    context,
    hasReferees,
    referees: refereesIn(batchForm, answers, context, requests),
    requests,
    found,
    // No letters are requested for an application that can no longer be submitted.
    terms: { now, isSending: hasReferees && isTaking && (isSubmitted || isOpen), isLocked: isSubmitted || !isOpen },
  };
}

export function refereesIn(
  form: CompiledForm,
  answers: FormAnswers,
  context: CheckContext,
  requests: readonly Request[],
): readonly Referee[] {
  const rows = refereeRows(form, answers);
  const modules = form.modules.filter(({ definition }) => definition.author === 'referees');
  const wrong = new Set(
    judgeForm({ ...form, modules }, answers, context)
      .flatMap(({ problems }) => problems)
      // An address that is listed twice is reported as a separate problem.
      .flatMap(({ group, row, problem }) => (row === undefined || problem.key === 'same' ? [] : [`${group} ${row}`])),
  );
  return rows.map((row) => ({
    ...row,
    request: requestFor(row, requests),
    isComplete: isOneAddress(row.email) && !wrong.has(`${row.group} ${row.columnNumber}`),
  }));
}

/** Somebody who declined and was named again still counts as having declined. */
function requestFor({ emailKey }: RefereeRow, requests: readonly Request[]): Request | undefined {
  const toThem = requests.filter((request) => emailKey !== '' && request.emailKey === emailKey);
  return toThem.find(({ state }) => state !== 'withdrawn') ?? toThem.find(hasDeclined);
}

/** Checked as typed and as sent: normalising turns full-width characters into the separators between addresses. */
function isOneAddress(email: string): boolean {
  return isEmail(email) && isEmail(email.normalize('NFKC'));
}
