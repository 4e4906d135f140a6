import { randomUUID } from 'node:crypto';
import { isFileName, isImageName } from '@portico/form-engine/patterns/upload-types';
import type { Upload } from '@portico/contract/uploads.schemas';
import { addFile, type StoredFileRow } from '../../domain/files/files.queries.ts';
import { presentFile } from '../../domain/files/present-file.ts';
import { findQuota } from '../../domain/files/quota.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import { cleanName } from '../../platform/files/clean-name.ts';
import { Refused } from '../../platform/refused.ts';
import { fileKey } from '../../platform/storage/object-keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { CallContext } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import type { SentUpload } from '../../platform/wire/request/read-upload.ts';
import { receiveFile } from './receive-file.ts';

type Marks = 'kind' | 'module_id' | 'field_id' | 'field_key' | 'project_id' | 'applicant_id';

interface LooseFile {
  readonly db: ProjectDb;
  /** What it belongs to; the sheet is whatever will refer to it. */
  readonly file: Pick<StoredFileRow, Marks> & { readonly sheet_id: string };
  /** Whose turn it is in the picture queue. */
  readonly party: string;
  readonly megabytes: number;
  readonly call: Pick<CallContext, 'now' | 'whenClosed'>;
}

/** Receives a file that belongs to no form. Whatever refers to it binds it later; an unbound file is swept. */
export async function takeLooseFile(
  storage: Storage,
  sent: SentUpload,
  { db, file, party, megabytes, call }: LooseFile,
): Promise<Upload['output']> {
  const name = cleanName(sent.name);
  if (!isFileName(name) && !isImageName(name)) throw new Refused('fileContent');
  const { project_id: projectId, applicant_id: applicantId, sheet_id: sheet, field_key: fieldKey } = file;
  const room = await findQuota(db, { projectId, applicantId, sheet, fieldKey });
  const id = randomUUID();
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
      turn: { tenant: projectId, party },
      signal: call.whenClosed(),
    });
    const row = { id, name, ...facts, ...file, created_at: call.now, state: 'ready' } as const;
    await inTransaction(db, (transaction) => addFile(transaction, row));
    return presentFile({ id, name, ...facts });
  } catch (error) {
    // If the commit's result was lost, the row may exist, so the file is kept; without a row it is swept later.
    if (error instanceof Refused) await storage.delete([fileKey(id)]).catch(() => undefined);
    throw error;
  }
}
