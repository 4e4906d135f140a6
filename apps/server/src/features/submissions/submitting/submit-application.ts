import type { Submit } from '@portico/contract/submissions.schemas';
import { createBatcher } from '../../../platform/concurrency/batcher.ts';
import { limitByKey } from '../../../platform/concurrency/limit-by-key.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { requireApplicant } from '../submissions.rules.ts';
import { type Outcome, type SubmitParts, type SubmitRequest, submitTogether } from './submit-together.ts';

/**
 * Submits an application. Requests of one project that come in at the same time share a transaction; a request whose
 * application is locked by somebody else, or whose batch failed, has a transaction of its own.
 */
export function submitApplication(parts: SubmitParts) {
  const submitInBatch = createBatcher({
    keyOf: ({ call }: SubmitRequest) => call.project.id,
    // One batch is read and judged while another one is written.
    concurrency: 2,
    run: (requests) => submitBatch(parts, requests),
  });
  return async (agreed: Submit['input'], call: ApplicantCall): Promise<Submit['output']> => {
    requireApplicant(call);
    const request = { agreed, call };
    const outcome = await submitInBatch(request);
    return answerOf(outcome ?? (await outsideOfBatches(call, () => submitAlone(parts, request))));
  };
}

const ownRequests = limitByKey(1);
const ownProject = limitByKey(4);

/**
 * Of one person one at a time, and few of one project, before any of them takes a connection: however many wait for a lock,
 * other projects find connections.
 */
export function outsideOfBatches<R>({ session, project }: ApplicantCall, run: () => Promise<R>): Promise<R> {
  return ownRequests(session.applicantId, () => ownProject(project.id, run));
}

/** Waits for the lock of the application, in the transaction of the call or in one of its own. */
export function submitAlone(parts: SubmitParts, request: SubmitRequest): Promise<Outcome> {
  return inTransaction(request.call.db, async (db) => (await submitTogether(parts, db, [request], 'wait'))[0]);
}

export function answerOf(outcome: Outcome): Submit['output'] {
  if (outcome === undefined) throw new Error('An application was not locked though its lock was waited for');
  if ('refused' in outcome) throw outcome.refused;
  return outcome.answer;
}

/** The first request of each person; any other is left to be tried by itself. */
async function submitBatch(parts: SubmitParts, requests: readonly SubmitRequest[]): Promise<readonly Outcome[]> {
  const firsts = new Map(requests.toReversed().map((request) => [request.call.session.applicantId, request]));
  const batch = requests.filter((request) => firsts.get(request.call.session.applicantId) === request);
  const [first] = batch;
  if (first === undefined) return [];
  const outcomes = await parts.database
    .forPeople(first.call.project, { people: [...firsts.keys()] })
    .transaction()
    .execute((db) => submitTogether(parts, db, batch, 'skip locked'));
  return requests.map((request) => outcomes[batch.indexOf(request)]);
}
