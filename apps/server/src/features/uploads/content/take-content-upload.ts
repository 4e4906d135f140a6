import { randomUUID } from 'node:crypto';
import { addContentFile } from '@portico/contract/content-files';
import * as schemas from '@portico/contract/content-files.schemas';
import {
  insertContentFile,
  removeUnnamedFiles,
  sumContentFiles,
} from '../../../domain/articles/content-files.queries.ts';
import { reachProject } from '../../../domain/projects/reach-project.ts';
import { cleanName } from '../../../platform/files/clean-name.ts';
import { Refused } from '../../../platform/refused.ts';
import { fileKey } from '../../../platform/storage/object-keys.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { answerWith } from '../../../platform/wire/answer/envelope.ts';
import type { BoundRoute, IncomingCall } from '../../../platform/wire/bound-route.ts';
import { readUpload, type SentUpload } from '../../../platform/wire/request/read-upload.ts';
import { resolveCall } from '../../../platform/wire/resolve-call.ts';
import { receiveFile } from '../receive-file.ts';

const megabytes = 50;
const mostBytes = 5_000 * 1_048_576;
// Long enough that nobody who is still writing misses theirs.
const unnamedMs = 7 * 86_400_000;

/** Receives a file that staff upload for an article or a form. Saving a draft names it; one that nothing names is removed. */
export function contentUploadRoute(storage: Storage): BoundRoute {
  return {
    route: addContentFile,
    schemas: schemas.addContentFile,
    readsBody: true,
    async answer(incoming) {
      const sent = await readUpload(incoming.request);
      try {
        return answerWith(schemas.addContentFile.output.parse(await take(storage, sent, incoming)));
      } catch (error) {
        await sent.readOn();
        throw error;
      }
    },
  };
}

const input = schemas.addContentFile.input.omit({ file: true });

async function take(storage: Storage, sent: SentUpload, incoming: IncomingCall): Promise<schemas.ContentFile> {
  const call = await resolveCall.staff({ ...incoming, parameters: sent.fields }, addContentFile);
  const parsed = input.safeParse(sent.fields);
  if (!parsed.success) throw new Refused('malformed');
  const { project, projectDb } = await reachProject(parsed.data.project, call);
  await removeUnnamedFiles(projectDb, new Date(call.now.getTime() - unnamedMs));
  const left = mostBytes - (await sumContentFiles(projectDb));
  const id = randomUUID();
  const name = cleanName(sent.name);
  try {
    const { facts } = await receiveFile(storage, {
      id,
      name,
      content: sent.content,
      megabytes,
      room: { person: left, tenant: left, personMegabytes: megabytes, loose: 0 },
      check: (bytes) => {
        if (bytes === 0) throw new Refused('fileEmpty');
      },
      turn: { tenant: project.id, party: call.session.staffId },
      signal: call.whenClosed(),
    });
    await insertContentFile(projectDb, { project_id: project.id, id, name, ...facts, named_at: call.now });
    const { size, type, width, height } = facts;
    return { id, name, size, type, width, height };
  } catch (error) {
    // If the result of the insertion was lost, the row may exist, so the file is kept; without a row it is swept later.
    if (error instanceof Refused) await storage.delete([fileKey(id)]).catch(() => undefined);
    throw error;
  }
}
