import type { Sign } from '@portico/contract/signatures.schemas';
import { type FileWriter, findFileOfWriter, openForFiles, type SheetForFiles } from '../../domain/files/file-writer.ts';
import { moduleOf } from '../../domain/sheets/sheet.rules.ts';
import { epochSeconds } from '../../platform/clock.ts';
import { Refused } from '../../platform/refused.ts';
import { addSigning } from './signatures.queries.ts';

/** Records who signed with which picture, and that the signature policy was accepted. Repeating it changes nothing. */
export async function sign({ uid, menuid }: Sign['input'], call: FileWriter): Promise<Sign['output']> {
  const file = await findFileOfWriter(call, uid);
  if (file?.state !== 'ready' || !file.type.startsWith('image/')) throw new Refused('unknownFile');
  const { id: file_id, project_id, applicant_id, sha256: file_sha256, kind, sheet_id } = file;
  // An application may be signed as a whole; other sheets are signed in the signature's module.
  const module = menuid ?? (sheet_id === null ? '' : file.module_id);
  if (module !== '') requireModule(await openForFiles(call, { kind, sheet: sheet_id ?? undefined }), module);
  const signing = { project_id, applicant_id, file_id, file_sha256, module_id: module, signed_at: call.now };
  return { signed_at: epochSeconds(await addSigning(call.db, signing)) };
}

function requireModule({ part, writes }: SheetForFiles, id: string): void {
  const module = moduleOf(part, id);
  if (module === undefined || !writes(module)) throw new Refused('notFound');
}
