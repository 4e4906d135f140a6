import type { Submit } from '@portico/contract/submissions.schemas';
import { dayIn } from '../../platform/day-in.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { composeSubmission, isReadyToNumber, type Ready, sealed } from './compose-submission.ts';
import { expectNumbers, numbersAfter } from './expected-numbers.ts';
import { judgeSubmission } from './judge-submission.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { SubmissionParts } from './submission-parts.ts';
import { presentSubmitted } from './submissions.present.ts';
import { type Asked, type Expected, type Held, holdApplications, writeSubmissions } from './submissions.queries.ts';
import { type Agreement, obstacleTo } from './submissions.rules.ts';
import { pileTexts } from './text-pile.ts';

/** One request to submit. */
export interface Asking {
  readonly agreed: Agreement;
  readonly call: ApplicantCall;
}

/** `waits` where somebody else holds the application. */
export type Outcome = { readonly answer: Submit['output'] } | { readonly refused: Refused } | 'waits';

/**
 * Submits applications of one project, of each person one, in the transaction of the handle: all that may be are, and what is
 * refused leaves no trace.
 */
export async function submitHeld(
  parts: SubmissionParts,
  db: ProjectDb,
  askings: readonly Asking[],
  withoutWaiting: boolean,
): Promise<readonly Outcome[]> {
  const held = await holdApplications(db, askings.map(askedBy), withoutWaiting);
  if (held.length !== askings.length) throw new Refused('notSignedIn');
  const judged: (Ready | Outcome)[] = [];
  const today = dayOnce();
  for (const [at, asking] of askings.entries()) judged.push(await judge(parts, db, asking, held[at], today));
  const ready = judged.filter((one): one is Ready => one !== 'waits' && 'snapshot' in one);
  const [first] = ready;
  const written = first && (await inTurn(first.call.project.id, () => write(parts, db, ready)));
  return judged.map((one) => (one !== 'waits' && 'snapshot' in one ? (written?.get(one) ?? 'waits') : one));
}

export function askedBy({ call }: Pick<Asking, 'call'>): Asked {
  const session = call.unproved === undefined ? null : call.session.tokenHash.toString('hex');
  return { applicant: call.session.applicantId, session, at: call.now, request: call.key };
}

async function judge(
  parts: SubmissionParts,
  db: ProjectDb,
  { agreed, call }: Asking,
  held: Held | undefined,
  today: typeof dayIn,
): Promise<Ready | Outcome> {
  if (held?.is_held !== true) return 'waits';
  const obstacle = obstacleTo(held, agreed, call.now);
  if (obstacle !== null) return { refused: new Refused(obstacle) };
  if (held.before !== null) return { answer: presentSubmitted(held.before) };
  if (!isReadyToNumber(held)) throw new Error('An application without a batch was not refused');
  const form = await parts.formOf(db, call.project.id, held.newest, held.left_out ?? []);
  if (form === undefined) return { refused: new Refused('notOffered') };
  const context = { language: call.language, today: today(held.project.time_zone, call.now) };
  const judged = judgeSubmission(form.compiled, held, context);
  if ('missing' in judged) return { refused: new Refused('incomplete', { data: { missing: judged.missing } }) };
  return { call, held, formVersion: form.number, ...sealed(judged.snapshot) };
}

/** The same as dayIn, asked once for each minute: days begin at one, and a group comes in within a few. */
function dayOnce(): typeof dayIn {
  const known = new Map<string, string>();
  return (timeZone, moment) => {
    const minute = `${timeZone} ${Math.floor(moment.getTime() / 60_000)}`;
    const day = known.get(minute) ?? dayIn(timeZone, moment);
    known.set(minute, day);
    return day;
  };
}

// Within a project numbers are signed and written in the order in which they were promised.
const inTurn = oneAtATime();

/** Numbers are taken by the statement that writes, as the last thing; where the guess was wrong, all are composed anew. */
async function write(parts: SubmissionParts, db: ProjectDb, ready: readonly Ready[]): Promise<Map<Ready, Outcome>> {
  const wanted = new Map<string, number>();
  for (const { held } of ready)
    if (held.sequence === null) wanted.set(held.batch_id, (wanted.get(held.batch_id) ?? 0) + 1);
  const last = (batch: string) => ready.find(({ held }) => held.batch_id === batch)?.held.last ?? 0;
  const first = composeAll(parts, ready, expectNumbers(wanted, last));
  const due = tellingDue(ready);
  const stands = await writeSubmissions(db, first, due);
  if (stands === null) return first.answers;
  const again = composeAll(parts, ready, numbersAfter(wanted, stands));
  if ((await writeSubmissions(db, again, due)) !== null) throw new Error('A counter moved while it was held');
  return again.answers;
}

// So many in one transaction are a rush, such as before a deadline: submitting goes first then, and people are told after it.
const rush = 4;
const rushPauseMs = 30_000;

function tellingDue(ready: readonly Ready[]): Date | null {
  const [first] = ready;
  return first === undefined || ready.length < rush ? null : new Date(first.call.now.getTime() + rushPauseMs);
}

function composeAll({ receiptKeys }: SubmissionParts, ready: readonly Ready[], expected: Expected) {
  const next = new Map(Object.entries(expected).map(([batch, { first }]) => [batch, first]));
  const answers = new Map<Ready, Outcome>();
  const texts = pileTexts();
  const rows = ready.map((one) => {
    const { sequence, batch_id } = one.held;
    const number = sequence ?? next.get(batch_id) ?? 1;
    if (sequence === null) next.set(batch_id, number + 1);
    const { standing, row } = composeSubmission(one, number, receiptKeys, texts);
    answers.set(one, { answer: presentSubmitted(standing) });
    return row;
  });
  return { expected, answers, rows, texts: texts.toBuffer() };
}
