import * as routes from '@portico/contract/uploads';
import * as schemas from '@portico/contract/uploads.schemas';
import { randomUUID } from 'node:crypto';
import { cleanName } from '../../platform/files/clean-name.ts';
import { largestIn, requireAllowed } from '../../domain/files/field-rules.ts';
import { setFileCookie } from '../../platform/session/file-cookie.ts';
import { openForFiles, waitingOf, requireOwnLetter } from '../../domain/files/file-writer.ts';
import { addFile } from '../../domain/files/files.queries.ts';
import { fileKey } from '../../platform/storage/object-keys.ts';
import { presentFile } from '../../domain/files/present-file.ts';
import { findQuota } from '../../domain/files/quota.ts';
import { Refused } from '../../platform/refused.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { IncomingCall, BoundRoute } from '../../platform/wire/bound-route.ts';
import { answerOnce } from '../../platform/wire/idempotency.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { resolveCall } from '../../platform/wire/resolve-call.ts';
import { findFileField } from './find-file-field.ts';
import { readUpload, type SentUpload } from '../../platform/wire/request/read-upload.ts';
import { receiveFile } from './receive-file.ts';

/** Receives a file as a multipart body: streams it to storage, checks it, and records it for a sheet. */
export function uploadRoute(storage: Storage): BoundRoute {
  return {
    route: routes.upload,
    schemas: schemas.upload,
    readsBody: true,
    async answer(incoming) {
      const sent = await readUpload(incoming.request);
      try {
        return await take(storage, sent, incoming);
      } catch (error) {
        await sent.readOn();
        throw error;
      }
    },
  };
}

const input = schemas.upload.input.omit({ file: true });

async function take(storage: Storage, sent: SentUpload, incoming: IncomingCall): Promise<unknown> {
  const call = await resolveCall.writer({ ...incoming, parameters: sent.fields }, routes.upload);
  setFileCookie(call);
  const parsed = input.safeParse(sent.fields);
  if (!parsed.success) throw new Refused('malformed');
  const { id: placeId, menu_id: module, letter } = parsed.data;
  requireOwnLetter(call, letter);
  const sheet = await openForFiles(call, parsed.data);
  const field = findFileField(sheet, placeId, module);
  const { id: fieldId, key: fieldKey } = field.definition;
  const name = cleanName(sent.name);
  requireAllowed(field, { name }, call.language);
  const { owner } = sheet;
  const { project_id: projectId, applicant_id: applicantId, sheet_id } = owner;
  const room = await findQuota(call.db, { projectId, applicantId, sheet: sheet_id, fieldKey });
  const id = randomUUID();
  try {
    const { facts, sentSha256 } = await receiveFile(storage, {
      id,
      name,
      content: sent.content,
      megabytes: largestIn(field),
      room,
      check: (size) => requireAllowed(field, { name, size }, call.language),
      ...waitingOf(call),
      isSignature: field.model.isSigned === true,
    });
    const file = { id, name, ...facts };
    const target = { module_id: field.module, field_id: fieldId, field_key: fieldKey };
    const parameters = { ...sent.fields, name: sent.name, file: sentSha256 };
    const outcome = { isNew: false };
    const answer = await answerOnce<'writer'>({ ...incoming, parameters }, routes.upload, call, async ({ db }) => {
      await inTransaction(db, (transaction) => addFile(transaction, { ...file, ...target, ...owner, state: 'ready' }));
      outcome.isNew = true;
      return schemas.upload.output.parse(presentFile(file));
    });
    // A repeated request gets the file of the first one.
    if (!outcome.isNew) await storage.delete([fileKey(id)]);
    return answer;
  } catch (error) {
    // If the commit's result was lost, the row may exist, so the file is kept; without a row it is swept later.
    if (error instanceof Refused) await storage.delete([fileKey(id)]).catch(() => undefined);
    throw error;
  }
}
