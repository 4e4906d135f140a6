import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { cleanName } from '../../platform/files/clean-name.ts';
import { storeFile } from '../../platform/files/store-file.ts';
import { Refused } from '../../platform/refused.ts';
import { fileKey } from '../../platform/storage/object-keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import type { ProjectFile } from './format/project-file.ts';
import type { PresentFiles } from './present-files.ts';
import type { TakenFile } from './write/write-articles.ts';

/**
 * Stores what the articles of a file bring along and the project does not have, checked and re-encoded like any upload.
 * Their rows are written with the articles; objects without a row are swept.
 */
export async function takeFiles(
  storage: Storage,
  projectId: string,
  { content: { files } }: ProjectFile,
  present: PresentFiles,
  call: Pick<StaffCall, 'session' | 'whenClosed'>,
): Promise<readonly TakenFile[]> {
  const taken: TakenFile[] = [];
  const waiting = { turn: { tenant: projectId, party: call.session.staffId }, signal: call.whenClosed() };
  try {
    for (const { key, name: given, content } of files) {
      if (content === null || present.has(key)) continue;
      const bytes = Buffer.from(content, 'base64');
      const [id, name] = [randomUUID(), cleanName(given)];
      const open = () => Readable.from([bytes]);
      taken.push({
        id,
        name,
        origin: key,
        ...(await storeFile(storage, { id, name, bytes: bytes.length, open, ...waiting })),
      });
    }
    return taken;
  } catch (error) {
    if (error instanceof Refused) await leaveFiles(storage, taken);
    throw error;
  }
}

/** Removes what was stored for an import that was refused. */
export async function leaveFiles(storage: Storage, taken: readonly TakenFile[]): Promise<void> {
  await storage.delete(taken.map(({ id }) => fileKey(id))).catch(() => undefined);
}
