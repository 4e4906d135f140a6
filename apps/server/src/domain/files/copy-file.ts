import { randomUUID } from 'node:crypto';
import type { CompiledField } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import type { StoredFile } from '@portico/form-engine/values/answer';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { takesFiles } from './binding/named-files.ts';
import { requireAllowed } from './field-rules.ts';
import { addFile, findFileOfSheet, type StoredFileRow } from './files.queries.ts';
import { fileKey } from '../../platform/storage/object-keys.ts';
import { presentFile } from './present-file.ts';

/** A file of an earlier letter. */
interface Source {
  /** The database handle for that letter's project. */
  readonly db: ProjectDb;
  readonly letter: string;
  readonly uid: string;
}

/** The new letter that is started from the earlier one. */
interface Target {
  readonly db: ProjectDb;
  readonly projectId: string;
  readonly applicantId: string;
  readonly letter: string;
  readonly field: CompiledField;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Copies a file of one letter for a field of another; undefined if the file does not exist, the field does not accept
 * it, or the quota is used up. Runs before the transaction that refers to the copy; a copy that no answer refers to is
 * swept.
 */
export async function copyFile(storage: Storage, source: Source, target: Target): Promise<StoredFile | undefined> {
  const file = await findFileOfSheet(source.db, source.letter, source.uid);
  if (file?.state !== 'ready' || !isTaken(file, target)) return undefined;
  const content = await storage.get(fileKey(file.id));
  if (content === undefined) return undefined;
  const id = randomUUID();
  await storage.put(fileKey(id), content);
  const { name, type, sha256, width, height } = file;
  const facts = { id, name, size: Number(file.size), type };
  const { definition, module } = target.field;
  const columns = { module_id: module, field_id: definition.id, field_key: definition.key };
  const owner = {
    project_id: target.projectId,
    applicant_id: target.applicantId,
    kind: 'letter',
    sheet_id: target.letter,
  };
  try {
    const row = {
      ...facts,
      sha256,
      width,
      height,
      ...columns,
      ...owner,
      created_at: target.now,
      state: 'ready',
    } as const;
    await inTransaction(target.db, (db) => addFile(db, row));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await storage.delete([fileKey(id)]).catch(() => undefined);
    return undefined;
  }
  const { uid, url, size } = presentFile(facts);
  return { uid, name, url, size };
}

/** Signatures are never copied: each letter is signed again. */
function isTaken({ name, size }: StoredFileRow, { field, language }: Target): boolean {
  if (!takesFiles(field) || field.model.isSigned === true) return false;
  try {
    requireAllowed(field, { name, size: Number(size) }, language);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
