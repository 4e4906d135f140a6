import type { Message, SendMessage } from '@portico/contract/messages.schemas';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { bindMessageFiles } from './bind-message-files.ts';
import { readText } from './message-text.ts';
import { findMessage, lockThread, noteWritten, publishNews, writeMessage } from './messages.queries.ts';
import { presentMessage } from './read-records.ts';

/** Writes to the admissions office. Sent again under its id, a message is there once. */
export async function sendMessage(
  { id, text, files }: SendMessage['input'],
  { db, project, session: { applicantId }, now }: ApplicantCall,
): Promise<Message> {
  const uids = files === '' ? [] : files.split(',');
  const words = readText(text, uids);
  const whose = { projectId: project.id, applicantId };
  return inTransaction(db, async (transaction) => {
    const { next: at } = await lockThread(transaction, whose, now);
    const sent = await findMessage(transaction, applicantId, id);
    if (sent !== undefined) return presentMessage(sent);
    const bound = await bindMessageFiles(transaction, { applicantId, message: id, by: 'applicant', uids, now });
    const isNew = await writeMessage(transaction, { ...whose, id, text: words, files: bound, now: at });
    // The id is that of somebody else's message.
    if (!isNew) throw new Refused('malformed');
    await noteWritten(transaction, applicantId, 'applicant', at);
    await publishNews(transaction, whose);
    const written = await findMessage(transaction, applicantId, id);
    return presentMessage(written ?? missing());
  });
}

function missing(): never {
  throw new Error('a message that was written is missing');
}
