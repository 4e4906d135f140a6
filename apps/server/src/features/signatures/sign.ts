import type { Sign } from '@portico/contract/signatures.schemas';
import { epochSeconds } from '../../platform/clock.ts';
import { type FileWriter, findFileOfWriter, formFor, isWriterOf, ownerOf } from '../../domain/files/file-writer.ts';
import type { StoredFileRow } from '../../domain/files/files.queries.ts';
import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import { Refused } from '../../platform/refused.ts';
import { addSigning } from './signatures.queries.ts';

/** Records who signed with which picture, and that the policy on signatures was accepted. Twice is once. */
export async function sign({ uid, menuid }: Sign['input'], call: FileWriter): Promise<Sign['output']> {
  const file = await findFileOfWriter(call, uid);
  if (file?.state !== 'ready' || !file.type.startsWith('image/')) throw new Refused('unknownFile');
  const module = menuid ?? moduleOf(file, call);
  if (module !== '' && !hasModule(await formFor(call), module, call)) throw new Refused('notFound');
  const { created_at: signed_at, ...owner } = ownerOf(call);
  const signing = { ...owner, file_id: file.id, file_sha256: file.sha256, module_id: module, signed_at };
  return { signed_at: epochSeconds(await addSigning(call.db, signing)) };
}

/** An applicant may sign the whole application; a recommender signs the module that the signature stands in. */
function moduleOf({ module_id }: StoredFileRow, call: FileWriter): string {
  return 'recommendation' in call ? module_id : '';
}

function hasModule({ modules }: CompiledForm, id: string, call: FileWriter): boolean {
  return modules.some(({ definition }) => definition.id === id && isWriterOf(call, definition));
}
