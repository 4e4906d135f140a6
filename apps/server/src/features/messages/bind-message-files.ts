import { mostMessageFiles } from '@portico/contract/message-limits';
import type { Message } from '@portico/contract/messages.schemas';
import { markBound } from '../../domain/files/binding/binding.queries.ts';
import { presentFile } from '../../domain/files/present-file.ts';
import { messageFiles } from '../../domain/messages/message-files.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';

interface Sent {
  readonly applicantId: string;
  readonly message: string;
  readonly by: keyof typeof messageFiles;
  readonly uids: readonly string[];
  readonly now: Date;
}

/** Binds the files that were brought for a message to it. */
export async function bindMessageFiles(
  db: ProjectDb,
  { applicantId, message, by, uids, now }: Sent,
): Promise<Message['files']> {
  if (uids.length > mostMessageFiles) throw new Refused('messageFiles', { params: { most: String(mostMessageFiles) } });
  if (uids.length === 0) return [];
  const key = messageFiles[by].field_key;
  const bound = await markBound(db, {
    owner: { applicantId, sheet: message },
    claims: uids.map((uid) => ({ key, uid })),
    keys: [],
    now,
  });
  return uids.map((uid) => presentFile(bound.find(({ id }) => id === uid) ?? unknownFile()));
}

function unknownFile(): never {
  throw new Refused('unknownFile');
}
