import { randomUUID } from 'node:crypto';
import { cleanName } from '../../../platform/files/clean-name.ts';
import { requireAllowed, largestIn } from '../../../domain/files/field-rules.ts';
import { type FileWriter, openForFiles, requireOwnLetter } from '../../../domain/files/file-writer.ts';
import { addFile } from '../../../domain/files/files.queries.ts';
import { Refused } from '../../../platform/refused.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { requireSize } from '../limit-bytes.ts';
import { findFileField } from '../find-file-field.ts';

interface Announced {
  readonly length: number;
  readonly metadata: ReadonlyMap<string, string>;
}

/**
 * Starts a resumable upload: its name and length must be allowed, and the quota must have room for all of it. Nothing
 * is reserved: only bytes that arrive count.
 */
export async function createUpload({ length, metadata }: Announced, call: FileWriter): Promise<string> {
  requireOwnLetter(call, metadata.get('letter'));
  const sheet = await openForFiles(call, { kind: metadata.get('kind'), sheet: metadata.get('sheet') });
  const field = findFileField(sheet, metadata.get('id') ?? '', metadata.get('menu_id') ?? '');
  // Signatures are short enough for a single request, where their content is checked.
  if (field.model.isSigned === true) throw new Refused('unknownField');
  const sent = metadata.get('filename');
  if (sent === undefined) throw new Refused('malformed', { cause: 'filename' });
  const name = cleanName(sent);
  requireAllowed(field, { name, size: length }, call.language);
  requireSize(length, largestIn(field));
  const id = randomUUID();
  const target = { module_id: field.module, field_id: field.definition.id, field_key: field.definition.key };
  const row = { id, ...target, ...sheet.owner, name, size: length, state: 'uploading' } as const;
  await inTransaction(call.db, (db) => addFile(db, row));
  return id;
}

/** `Upload-Metadata`: names, each with a base64 value. */
export function readMetadata(header: string | undefined): ReadonlyMap<string, string> {
  const pairs = (header ?? '').split(',').map((pair) => pair.trim().split(' '));
  return new Map(pairs.map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString('utf8')]));
}
