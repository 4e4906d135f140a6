import type { Submit } from '@portico/contract/submissions.schemas';
import { together } from '../../platform/db/together.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { SubmissionParts } from './submission-parts.ts';
import { demandApplicant } from './submissions.policy.ts';
import { type Asking, type Outcome, submitHeld } from './submit-held.ts';

// One group is read and judged while another is written: of those that write, each waits for the numbers of the one before.
const lanes = 2;
const places = 4;
const mostProjects = 1_000;

/**
 * Hands an application in. Requests that come in while others are under way share a transaction; one that would have to wait
 * for somebody, or whose group failed, has its own. Twice is once: the state of the application tells, with and without key.
 */
export function submitApplication(parts: SubmissionParts) {
  // Before any of them takes a connection: where many have to wait, others still find one.
  const inTurn = oneAtATime();
  // Lanes are a project's own: where its numbers are held up, no other waits for them.
  const projects = new Map<string, ReturnType<typeof together<Asking, Outcome>>>();
  const withOthersOf = (project: string) => {
    const submitWithOthers = projects.get(project) ?? together((askings) => submitGroup(parts, askings), lanes);
    if (projects.size >= mostProjects) projects.clear();
    projects.set(project, submitWithOthers);
    return submitWithOthers;
  };
  return async (agreed: Submit['input'], call: ApplicantCall): Promise<Submit['output']> => {
    demandApplicant(call);
    const asking = { agreed, call };
    const outcome = await withOthersOf(call.project.id)(asking);
    if (outcome !== undefined && outcome !== 'waits') return settled(outcome);
    return settled(await inTurn(placeOf(call), () => submitAlone(parts, asking)));
  };
}

/** One of a few in which people of a project wait by themselves; somebody's own requests wait for each other. */
function placeOf({ project, session }: ApplicantCall): string {
  return `${project.id} ${Number.parseInt(session.applicantId.slice(0, 8), 16) % places}`;
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

/** One transaction for people of one project; a second request of the same person is left for later. */
async function submitGroup(parts: SubmissionParts, askings: readonly Asking[]): Promise<readonly Outcome[]> {
  const people = new Map<string, Asking>();
  for (const asking of askings) {
    const { applicantId } = asking.call.session;
    if (!people.has(applicantId)) people.set(applicantId, asking);
  }
  const group = [...people.values()];
  const [first] = group;
  if (first === undefined) return [];
  const done = await first.call.db.transaction().execute((db) => submitHeld(parts, db, group, true));
  const outcomes = new Map(group.map((asking, at) => [asking, done[at] ?? ('waits' as const)]));
  return askings.map((asking) => outcomes.get(asking) ?? 'waits');
}
