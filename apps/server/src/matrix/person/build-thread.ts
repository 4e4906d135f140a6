import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { presentFile } from '../../domain/files/present-file.ts';
import { messageFiles } from '../../domain/messages/message-files.ts';
import { fileKey } from '../../platform/storage/object-keys.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import type { Owner } from './owner.ts';

/** A question to the admissions office with a file, and an answer that somebody is writing. */
export async function buildThread({ server, world, account, word }: Owner) {
  const { ownerDb, storage } = server;
  const of = { project_id: world.id, applicant_id: account.id };
  const [question, attachment] = [randomUUID(), randomUUID()];
  const file = { id: attachment, name: `${word('question')}.pdf`, size: 5, type: 'application/pdf' };
  await storage.put(fileKey(attachment), Readable.from([Buffer.from('%PDF-')]));
  await ownerDb
    .insertInto('stored_files')
    .values({
      ...of,
      ...file,
      ...messageFiles.applicant,
      sheet_id: question,
      state: 'ready',
      bound_at: frozenNow,
      created_at: frozenNow,
    })
    .execute();
  await ownerDb
    .insertInto('messages')
    .values({
      ...of,
      id: question,
      author: 'applicant',
      words: word('question'),
      files: JSON.stringify([presentFile(file)]),
      created_at: frozenNow,
      read_at: null,
    })
    .execute();
  await ownerDb
    .insertInto('message_threads')
    .values({ ...of, waiting_since: frozenNow, last_at: frozenNow, assigned_to: null })
    .execute();
  await ownerDb
    .insertInto('message_drafts')
    .values({
      ...of,
      staff_id: randomUUID(),
      staff_name: 'Toy Staff',
      message_id: randomUUID(),
      words: word('entry'),
      saved_at: frozenNow,
    })
    .execute();
  return { question, attachment };
}
