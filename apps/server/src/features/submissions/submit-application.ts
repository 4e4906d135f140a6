import type { Submit } from '@portico/contract/submissions.schemas';
import { together } from '../../platform/db/together.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import type { SubmissionParts } from './submission-parts.ts';
import { demandApplicant } from './submissions.policy.ts';
import { type Asking, type Outcome, submitHeld } from './submit-held.ts';

// One group is read and judged while another is written: of those that write, each waits for the numbers of the one before.
const lanes = 2;

/**
 * Hands an application in. Requests that come in while others are under way share a transaction; one that would have to wait
 * for somebody, or whose group failed, has its own. Twice is once: the state of the application tells, with and without key.
 */
export function submitApplication(parts: SubmissionParts) {
  const submitWithOthers = together((askings: readonly Asking[]) => submitGroup(parts, askings), lanes);
  return async (agreed: Submit['input'], call: ApplicantCall): Promise<Submit['output']> => {
    demandApplicant(call);
    const asking = { agreed, call };
    const outcome = await submitWithOthers(asking);
    return settled(outcome === undefined || outcome === 'waits' ? await submitAlone(parts, asking) : outcome);
  };
}

/** The same in one transaction by itself, or in the one that the handle stands in. */
export async function submitAlone(parts: SubmissionParts, asking: Asking): Promise<Outcome> {
  return inTransaction(asking.call.db, async (db) => {
    const [outcome] = await submitHeld(parts, db, [asking], false);
    return outcome ?? 'waits';
  });
}

export function settled(outcome: Outcome): Submit['output'] {
  if (outcome === 'waits') throw new Error('An application that was waited for is not held');
  if ('refused' in outcome) throw outcome.refused;
  return outcome.answer;
}

/** One transaction for each project; a second request of the same person is left for later. */
async function submitGroup(parts: SubmissionParts, askings: readonly Asking[]): Promise<readonly Outcome[]> {
  const byProject = new Map<string, Map<string, Asking>>();
  for (const asking of askings) {
    const { project, session } = asking.call;
    const people = byProject.get(project.id) ?? new Map<string, Asking>();
    byProject.set(project.id, people);
    if (!people.has(session.applicantId)) people.set(session.applicantId, asking);
  }
  const outcomes = new Map<Asking, Outcome>();
  for (const people of byProject.values()) {
    const group = [...people.values()];
    const [first] = group;
    if (first === undefined) continue;
    // A project whose transaction fails takes no other along: its people try by themselves.
    const done = await first.call.db
      .transaction()
      .execute((db) => submitHeld(parts, db, group, true))
      .catch(() => []);
    for (const [at, asking] of group.entries()) outcomes.set(asking, done[at] ?? 'waits');
  }
  return askings.map((asking) => outcomes.get(asking) ?? 'waits');
}
