import { uploadForFlow } from '@portico/contract/flow-entries';
import * as schemas from '@portico/contract/flow-entries.schemas';
import { randomUUID } from 'node:crypto';
import { isFileName, isImageName } from '@portico/form-engine/patterns/upload-types';
import { reachSubmitted } from '../../domain/applications/reach-application.ts';
import { addFile } from '../../domain/files/files.queries.ts';
import { presentFile } from '../../domain/files/present-file.ts';
import { findQuota } from '../../domain/files/quota.ts';
import { flowFiles } from '../../domain/previews/flow-entries.ts';
import { cleanName } from '../../platform/files/clean-name.ts';
import { Refused } from '../../platform/refused.ts';
import { fileKey } from '../../platform/storage/object-keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { answerWith } from '../../platform/wire/answer/envelope.ts';
import type { BoundRoute, IncomingCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { resolveCall } from '../../platform/wire/resolve-call.ts';
import { readUpload, type SentUpload } from '../../platform/wire/request/read-upload.ts';
import { receiveFile } from './receive-file.ts';

const megabytes = 20;

/** Receives a file that staff upload for an entry. Saving the entry binds it; an unbound file is swept. */
export function flowUploadRoute(storage: Storage): BoundRoute {
  return {
    route: uploadForFlow,
    schemas: schemas.uploadForFlow,
    readsBody: true,
    async answer(incoming) {
      const sent = await readUpload(incoming.request);
      try {
        return answerWith(schemas.uploadForFlow.output.parse(await take(storage, sent, incoming)));
      } catch (error) {
        await sent.readOn();
        throw error;
      }
    },
  };
}

const input = schemas.uploadForFlow.input.omit({ file: true });

async function take(storage: Storage, sent: SentUpload, incoming: IncomingCall) {
  const call = await resolveCall.staff({ ...incoming, parameters: sent.fields }, uploadForFlow);
  const parsed = input.safeParse(sent.fields);
  if (!parsed.success) throw new Refused('malformed');
  const { application, entry: sheet } = parsed.data;
  const { row, project, projectDb } = await reachSubmitted(application, call);
  const name = cleanName(sent.name);
  if (!isFileName(name) && !isImageName(name)) throw new Refused('fileContent');
  const owner = { projectId: project.id, applicantId: row.applicant_id, sheet, fieldKey: flowFiles.field_key };
  const room = await findQuota(projectDb, owner);
  const id = randomUUID();
  const turn = { tenant: project.id, party: call.session.staffId };
  try {
    const { facts } = await receiveFile(storage, {
      id,
      name,
      content: sent.content,
      megabytes,
      room,
      check: (bytes) => {
        if (bytes === 0) throw new Refused('fileEmpty');
      },
      turn,
      signal: call.whenClosed(),
    });
    const whose = { project_id: project.id, applicant_id: row.applicant_id, sheet_id: sheet, created_at: call.now };
    const file = { id, name, ...facts, ...flowFiles, ...whose, state: 'ready' } as const;
    await inTransaction(projectDb, (transaction) => addFile(transaction, file));
    return presentFile({ id, name, ...facts });
  } catch (error) {
    // If the commit's result was lost, the row may exist, so the file is kept; without a row it is swept later.
    if (error instanceof Refused) await storage.delete([fileKey(id)]).catch(() => undefined);
    throw error;
  }
}
