import { longestMessage } from '@portico/contract/message-limits';
import type { AnswerThread, AssignThread, DraftAnswer, SettleThread } from '@portico/contract/staff-messages.schemas';
import { reachProject } from '../../domain/projects/reach-project.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { rolesWith } from '../../platform/session/abilities.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { bindMessageFiles } from './bind-message-files.ts';
import { readText } from './message-text.ts';
import { findMessage, lockThread, noteWritten, publishNews, writeMessage } from './messages.queries.ts';
import { subjectOf } from './read-threads.ts';
import { enqueueTelling } from './telling/telling.queries.ts';
import { assignTo, deleteDraft, findThread, listStaffWith, saveDraft, settle } from './threads.queries.ts';

// Whoever has read an answer by then, with whatever follows it, needs no mail about it.
const readWithinMs = 10 * 60_000;

/** Answers an applicant, unless somebody has written meanwhile. Sent again under its id, the answer is there once. */
export async function answerThread(input: AnswerThread['input'], call: StaffCall): Promise<AnswerThread['output']> {
  const { applicant: applicantId, message: id, revision, files: uids } = input;
  const { project, projectDb } = await reachProject(input.project, call);
  const { session, now } = call;
  const text = readText(input.text, uids);
  const whose = { projectId: project.id, applicantId };
  return inTransaction(projectDb, async (db) => {
    const found = await requireApplicant(db, applicantId);
    const thread = await lockThread(db, whose, now);
    const sent = await findMessage(db, applicantId, id);
    const isSent = sent !== undefined && sent.staff_id === session.staffId && sent.words === text;
    if (isSent) return { revision: thread.revision };
    // A conversation that nobody has begun is at revision 1 once it is locked.
    if (thread.revision !== Math.max(revision, 1)) throw new Refused('threadChanged');
    const files = await bindMessageFiles(db, { applicantId, message: id, by: 'office', uids, now });
    if (!(await writeMessage(db, { ...whose, id, text, files, staff: session, now: thread.next })))
      throw new Refused('malformed');
    await noteWritten(db, applicantId, 'office', thread.next);
    await publishNews(db, whose);
    await enqueueTelling(db, applicantId, new Date(now.getTime() + readWithinMs));
    await deleteDraft(db, applicantId, session.staffId);
    await logStaffChange(db, call, 'answered messages', { ...subjectOf(found), message: id });
    return { revision: thread.revision + 1 };
  });
}

/** Keeps what somebody is writing; it is nobody else's, but colleagues see that they write. */
export async function draftAnswer(input: DraftAnswer['input'], call: StaffCall): Promise<DraftAnswer['output']> {
  const { applicant: applicantId, message, text } = input;
  const { project, projectDb } = await reachProject(input.project, call);
  await requireApplicant(projectDb, applicantId);
  const { session: by, now } = call;
  if (text.trim() === '') {
    await deleteDraft(projectDb, applicantId, by.staffId);
    return null;
  }
  const words = text.replaceAll('\u0000', '').slice(0, 4 * longestMessage);
  await saveDraft(projectDb, { projectId: project.id, applicantId, by, message, text: words, now });
  return null;
}

/** Says who answers. Whoever has not seen the present assignment is told of it first. */
export async function assignThread(input: AssignThread['input'], call: StaffCall): Promise<AssignThread['output']> {
  const { applicant: applicantId, staff, was } = input;
  const { project, projectDb } = await reachProject(input.project, call);
  const able = await listStaffWith(projectDb, rolesWith('messages.answer'));
  const assigned = staff === null ? null : (able.find(({ id }) => id === staff) ?? notThere());
  await inTransaction(projectDb, async (db) => {
    const found = await requireApplicant(db, applicantId);
    const thread = await lockThread(db, { projectId: project.id, applicantId }, call.now);
    if (thread.assigned_to === staff) return;
    if (thread.assigned_to !== was) throw new Refused('threadAssigned', { params: { name: thread.assigned_name } });
    await assignTo(db, applicantId, assigned);
    await logStaffChange(db, call, 'assigned messages', { ...subjectOf(found), staff: staff ?? '' });
  });
  return null;
}

/** Nobody waits any more, though nothing was answered: thanks need no reply. */
export async function settleThread(input: SettleThread['input'], call: StaffCall): Promise<SettleThread['output']> {
  const { applicant: applicantId, revision } = input;
  const { project, projectDb } = await reachProject(input.project, call);
  await inTransaction(projectDb, async (db) => {
    const found = await requireApplicant(db, applicantId);
    const thread = await lockThread(db, { projectId: project.id, applicantId }, call.now);
    if (thread.waiting_since === null) return;
    if (thread.revision !== revision) throw new Refused('threadChanged');
    await settle(db, applicantId);
    await logStaffChange(db, call, 'settled messages', subjectOf(found));
  });
  return null;
}

async function requireApplicant(db: ProjectDb, applicantId: string) {
  return (await findThread(db, applicantId)) ?? notThere();
}

function notThere(): never {
  throw new Refused('notFound');
}
