import type { Submit } from '@portico/contract/submissions.schemas';
import { createBatcher } from '../../../platform/concurrency/batcher.ts';
import { limitByKey } from '../../../platform/concurrency/limit-by-key.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { requireApplicant } from '../submissions.rules.ts';
import { type Outcome, type SubmitParts, type SubmitRequest, submitTogether } from './submit-together.ts';

/**
 * Submits an application. Concurrent requests of one project share a transaction. A request whose application is locked
 * by somebody else, or whose batch of requests failed, gets its own transaction.
 */
export function submitApplication(parts: SubmitParts) {
  const submitInBatch = createBatcher({
    keyOf: ({ call }: SubmitRequest) => call.project.id,
    // One batch of requests is read and judged while another one is written.
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
 * Runs one request at a time for each person, and few for each project, before any of them takes a connection. However
 * many wait for a lock, connections remain for other projects.
 */
export function outsideOfBatches<R>({ session, project }: ApplicantCall, run: () => Promise<R>): Promise<R> {
  return ownRequests(session.applicantId, () => ownProject(project.id, run));
}

/** Waits for the application's lock, in the transaction of the call or in its own. */
export function submitAlone(parts: SubmitParts, request: SubmitRequest): Promise<Outcome> {
  return inTransaction(request.call.db, async (db) => (await submitTogether(parts, db, [request], 'wait'))[0]);
}

export function answerOf(outcome: Outcome): Submit['output'] {
  if (outcome === undefined) throw new Error('An application was not locked though its lock was waited for');
  if ('refused' in outcome) throw outcome.refused;
  return outcome.answer;
}

/** Submits the first request of each person; further ones are tried separately. */
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
