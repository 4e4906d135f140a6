import type { Message, ReadMessages, RecordList } from '@portico/contract/messages.schemas';
import * as z from 'zod';
import { countUnread } from '../../domain/messages/unread.queries.ts';
import { epochSeconds } from '../../platform/clock.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { readCursor, writeCursor } from '../../platform/wire/cursor.ts';
import { findPromise, listMessages, markRead, type MessageRow, publishNews } from './messages.queries.ts';

export async function readRecords(
  { after, size = 20 }: RecordList['input'],
  { db, project, session }: ApplicantCall,
): Promise<RecordList['output']> {
  const from = after === undefined ? null : readCursor(after, z.uuid());
  const rows = await listMessages(db, session.applicantId, from, size + 1);
  const list = rows.slice(0, size);
  const { time_zone, answer_days } = await findPromise(db, project.id);
  return {
    list: list.map(presentMessage),
    next: rows.length > size ? nextOf(list) : '',
    time_zone,
    answer_days: answer_days ?? 0,
  };
}

export async function markMessages(
  { id: until }: ReadMessages['input'],
  { db, project, session: { applicantId }, now }: ApplicantCall,
): Promise<ReadMessages['output']> {
  if (await markRead(db, { applicantId, by: 'applicant', until, now }))
    await publishNews(db, { projectId: project.id, applicantId });
  return { unread: await countUnread(db, applicantId) };
}

/** Where the page after this one begins. */
export function nextOf(page: readonly MessageRow[]): string {
  const last = page.at(-1);
  return last === undefined ? '' : writeCursor({ moment: last.exactly_at, mark: last.id });
}

/** As the applicant sees it: staff write as the admissions office. */
export function presentMessage(row: MessageRow): Message {
  const { id, author, title, body, words, files, created_at, read_at } = row;
  return {
    id,
    author,
    title,
    content: body,
    text: words,
    files: [...files],
    create_time: epochSeconds(created_at),
    read_time: read_at === null ? 0 : epochSeconds(read_at),
  };
}
