import { messageFilePath } from '@portico/contract/staff-messages';
import type { ListThreads, MarkThread, ReadThread } from '@portico/contract/staff-messages.schemas';
import { isState } from '@portico/form-engine/states/application-states';
import * as z from 'zod';
import { reachProject } from '../../domain/projects/reach-project.ts';
import { Refused } from '../../platform/refused.ts';
import { placeOf, rolesWith } from '../../platform/session/abilities.ts';
import { logStaffActionOnce } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { readCursor, writeCursor } from '../../platform/wire/cursor.ts';
import { findPromise, listMessages, markRead, type MessageRow, publishNews } from './messages.queries.ts';
import { nextOf } from './read-records.ts';
import { dueBefore, dueOf } from './promise.ts';
import {
  countOverdue,
  countWaiting,
  findThread,
  listDrafts,
  listStaffWith,
  listThreadPage,
} from './threads.queries.ts';

const threadsOnPage = 30;
const messagesOnPage = 30;
// Those who wrote lately are writing still.
const writingMs = 45_000;

const cursorOf = (after: string | undefined) => (after === undefined ? null : readCursor(after, z.uuid()));

export async function listThreads(
  { project: projectId, list, after }: ListThreads['input'],
  call: StaffCall,
): Promise<ListThreads['output']> {
  const { project, projectDb } = await reachProject(projectId, call);
  const { staffId } = call.session;
  const { answer_days: answerDays } = await findPromise(projectDb, project.id);
  const since = dueBefore(answerDays, call.now);
  const size = threadsOnPage + 1;
  const rows = await listThreadPage(projectDb, { list, staffId, since, after: cursorOf(after), size });
  const page = rows.slice(0, threadsOnPage);
  const last = rows.length > threadsOnPage ? page.at(-1) : undefined;
  await logStaffActionOnce(call, 'listed messages', { list }, placeOf(project));
  return {
    list: page.map((row) => ({
      applicant: row.applicant_id,
      name: row.name,
      number: row.number ?? '',
      waitingSince: row.waiting_since?.toISOString() ?? null,
      isOverdue: row.waiting_since !== null && since !== null && row.waiting_since < since,
      lastAt: row.last_at.toISOString(),
      words: row.words,
      isOwn: row.author === 'office',
      unread: Number(row.unread),
      assigned: assignedOf(row),
    })),
    next: last === undefined ? '' : writeCursor({ moment: last.exactly, mark: last.applicant_id }),
    waiting: await countWaiting(projectDb),
    overdue: since === null ? 0 : await countOverdue(projectDb, since),
    answerDays,
  };
}

export async function readThread(
  { project: projectId, applicant, after }: ReadThread['input'],
  call: StaffCall,
): Promise<ReadThread['output']> {
  const { project, projectDb } = await reachProject(projectId, call);
  const found = await findThread(projectDb, applicant);
  if (found === undefined) throw new Refused('notFound');
  const rows = await listMessages(projectDb, applicant, cursorOf(after), messagesOnPage + 1);
  const list = rows.slice(0, messagesOnPage);
  const drafts = await listDrafts(projectDb, applicant);
  const own = drafts.find(({ staff_id }) => staff_id === call.session.staffId);
  const others = drafts.filter((draft) => draft !== own && call.now.getTime() - draft.saved_at.getTime() < writingMs);
  const { answer_days: answerDays } = await findPromise(projectDb, project.id);
  const dueAt = dueOf(answerDays, found.waiting_since);
  const colleagues = await listStaffWith(projectDb, rolesWith('messages.answer'));
  await logStaffActionOnce(call, 'read messages', subjectOf(found), placeOf(project));
  return {
    applicant: {
      name: found.name,
      language: found.lang,
      application: found.application,
      number: found.number ?? '',
      isSubmitted: found.state !== null && isState('forStaff', found.state),
    },
    revision: found.revision ?? 0,
    waitingSince: found.waiting_since?.toISOString() ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    isOverdue: dueAt !== null && dueAt < call.now,
    assigned: assignedOf(found),
    colleagues: colleagues.map(({ id: staff, name }) => ({ staff, name })),
    writing: others.map(({ staff_name }) => staff_name),
    draft: own === undefined ? null : { message: own.message_id, text: own.words },
    list: list.map(presentForStaff),
    next: rows.length > messagesOnPage ? nextOf(list) : '',
  };
}

export async function markThread(
  { project: projectId, applicant, message: until }: MarkThread['input'],
  call: StaffCall,
): Promise<MarkThread['output']> {
  const { project, projectDb } = await reachProject(projectId, call);
  if ((await findThread(projectDb, applicant)) === undefined) throw new Refused('notFound');
  if (await markRead(projectDb, { applicantId: applicant, by: 'office', until, now: call.now }))
    await publishNews(projectDb, { projectId: project.id, applicantId: applicant });
  return null;
}

/** What the log names: the application where there is one, so that its own log shows it. */
export function subjectOf({
  id: applicant,
  application,
}: {
  readonly id: string;
  readonly application: string | null;
}) {
  return { applicant, ...(application === null ? {} : { application }) };
}

export function assignedOf({
  assigned_to,
  assigned_name,
}: {
  assigned_to: string | null;
  assigned_name: string | null;
}) {
  return assigned_to === null ? null : { staff: assigned_to, name: assigned_name ?? '' };
}

function presentForStaff(row: MessageRow): ReadThread['output']['list'][number] {
  const { id, author, title, body, words, files, staff_name, created_at, read_at } = row;
  return {
    id,
    author,
    title,
    content: body,
    text: words,
    by: staff_name,
    files: files.map((file) => ({ ...file, url: `${messageFilePath}/${file.uid}` })),
    at: created_at.toISOString(),
    readAt: read_at?.toISOString() ?? null,
  };
}
