import type { Submit } from '@portico/contract/submissions.schemas';
import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { Answer, FormAnswers, Row } from '@portico/form-engine/values/answer';
import { applicantForm, formForBatch } from '../../../domain/forms/form-for-batch.ts';
import { publishedForm } from '../../../domain/forms/published-forms.ts';
import { dayIn } from '../../../platform/day-in.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { composeSubmission, isNumberable, presentSubmission, type ReadyApplication } from './compose-submission.ts';
import { judgeAnswers } from '../../../domain/sheets/judging/judge-answers.ts';
import type { AppParts } from '../../../platform/app-parts.ts';
import {
  enqueueTelling,
  lockApplications,
  lockPlaces,
  type LockedApplication,
  type LockRequest,
  recordSubmissions,
  takeNumbers,
  type WhenLocked,
} from '../submissions.queries.ts';
import { type Agreement, obstacleTo } from '../submissions.rules.ts';

export type SubmitParts = Pick<AppParts, 'receiptKeys' | 'database'>;

export interface SubmitRequest {
  readonly agreed: Agreement;
  readonly call: ApplicantCall;
}

/** Undefined if somebody else has locked the application. */
export type Outcome = { readonly answer: Submit['output'] } | { readonly refused: Refused } | undefined;

/**
 * Submits applications of one project, one for each person, in the handle's transaction. Refused ones leave no trace.
 * Numbers are taken late, because their counters stay locked until the transaction ends.
 */
export async function submitTogether(
  { receiptKeys }: Pick<AppParts, 'receiptKeys'>,
  db: ProjectDb,
  requests: readonly SubmitRequest[],
  whenLocked: WhenLocked,
): Promise<readonly Outcome[]> {
  const locks = requests.map(({ call }) => lockFor(call));
  const applications = await lockApplications(db, locks, whenLocked);
  if (applications.length !== requests.length) throw new Refused('notSignedIn');

  const verdicts: (ReadyApplication | Outcome)[] = [];
  for (const [at, request] of requests.entries()) verdicts.push(await judge(db, request, applications[at]));
  await refuseFull(db, verdicts);
  const ready = verdicts.filter(isReady);

  const numberFor = await takeNumbers(db, ready);
  const submissions = new Map(ready.map((one) => [one, composeSubmission(one, numberFor(one), receiptKeys)] as const));
  if (submissions.size > 0) {
    await recordSubmissions(db, [...submissions.values()]);
    await enqueueTelling(db, [...submissions.values()]);
  }

  return verdicts.map((verdict) => {
    if (!isReady(verdict)) return verdict;
    const submission = submissions.get(verdict);
    return submission && { answer: presentSubmission(submission) };
  });
}

export function lockFor({ session, unverified, now, key }: ApplicantCall): LockRequest {
  const token = unverified === undefined ? null : session.tokenHash.toString('hex');
  return { applicant: session.applicantId, session: token, at: now, request: key };
}

/** Whether the application can be submitted as it is; if so, its answers are frozen. */
async function judge(
  db: ProjectDb,
  { agreed, call }: SubmitRequest,
  application: LockedApplication | undefined,
): Promise<ReadyApplication | Outcome> {
  if (application?.is_locked !== true) return undefined;
  const obstacle = obstacleTo(application, agreed, call.now);
  if (obstacle !== null) return { refused: new Refused(obstacle) };
  if (application.before !== null) return { answer: presentSubmission(application.before) };
  if (!isNumberable(application)) throw new Error('An application without a batch was not refused');
  const form = await publishedForm(db, call.project.id, application.newest);
  if (form === undefined) return { refused: new Refused('notOffered') };
  const context = { language: call.language, today: dayIn(application.project.time_zone, call.now) };
  const part = applicantForm(formForBatch(form, application.left_out ?? []));
  const { files, signed, pages } = application;
  const proofs = { files, signed, policy: pages?.['signature-policy'] ?? null };
  const answers = answersOf(part, application.modules);
  const judged = judgeAnswers({ part, answers, proofs, context, refusesEmpty: false });
  if ('missing' in judged) return { refused: new Refused('incomplete', { data: { missing: judged.missing } }) };
  return { call, application, formVersion: form.number, ...judged };
}

/** Who finds no place left in the batch is refused, in the order of the requests. Batches without a limit are not asked for. */
async function refuseFull(db: ProjectDb, verdicts: (ReadyApplication | Outcome)[]): Promise<void> {
  const limited = verdicts.flatMap((one) =>
    isReady(one) && one.application.project.capacity !== null ? [one.application.batch_id] : [],
  );
  const free = new Map<string, number>();
  // Always in the same order, so that no two transactions deadlock.
  for (const batch of [...new Set(limited)].toSorted()) free.set(batch, await lockPlaces(db, batch));
  for (const [at, verdict] of verdicts.entries()) {
    if (!isReady(verdict)) continue;
    const { batch_id: batch } = verdict.application;
    const left = free.get(batch) ?? Infinity;
    if (left <= 0) verdicts[at] = { refused: new Refused('batchFull') };
    else free.set(batch, left - 1);
  }
}

function isReady(verdict: ReadyApplication | Outcome): verdict is ReadyApplication {
  return verdict !== undefined && 'snapshot' in verdict;
}

function answersOf(form: CompiledForm, saved: LockedApplication['modules']): FormAnswers {
  const fields: Record<string, Answer> = {};
  const rows: Record<string, readonly Row[]> = {};
  for (const { definition } of form.modules) {
    if (saved === null || !Object.hasOwn(saved, definition.id)) continue;
    Object.assign(fields, saved[definition.id]?.fields);
    Object.assign(rows, saved[definition.id]?.rows);
  }
  return { fields, rows };
}
