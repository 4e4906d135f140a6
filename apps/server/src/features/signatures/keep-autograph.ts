import { randomUUID } from 'node:crypto';
import type { UploadAutograph } from '@portico/contract/signatures.schemas';
import type { CompiledField, CompiledForm } from '@portico/form-engine/compile/compiled-form';
import { addFile } from '../../platform/files/files.queries.ts';
import { fileKey } from '../../platform/files/object-keys.ts';
import { presentFile } from '../../platform/files/present-file.ts';
import { settleFile } from '../../platform/files/settle-file.ts';
import { Refused } from '../../platform/refused.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { readAutograph } from './read-autograph.ts';
import { saveSignature } from './signatures.queries.ts';

export interface AutographParts {
  readonly storage: Storage;
  readonly formToWrite: (call: ApplicantCall) => Promise<CompiledForm>;
}

const name = 'signature.png';

/** Keeps a drawn signature: as a file of its field where one is named, and as the one to be used again. */
export async function keepAutograph(
  { storage, formToWrite }: AutographParts,
  input: UploadAutograph['input'],
  call: ApplicantCall,
): Promise<UploadAutograph['output']> {
  const picture = readAutograph(input.autograph);
  const place = input.id === undefined ? nowhere : placeOf(await formToWrite(call), input.id, input.menu_id);
  const id = randomUUID();
  const open = async function* () {
    yield picture;
  };
  const facts = await settleFile(storage, { id, name, bytes: picture.length, open }).catch((error: unknown) => {
    const isPicture = error instanceof Refused && error.key === 'storageFull';
    throw isPicture ? error : new Refused('signatureWrong', { cause: error });
  });
  const { applicantId } = call.session;
  const owner = { project_id: call.project.id, applicant_id: applicantId, created_at: call.now };
  try {
    await inTransaction(call.db, async (db) => {
      await addFile(db, { id, name, ...facts, ...place, ...owner, state: 'ready' });
      await saveSignature(db, { ...owner, file_id: id });
    });
  } catch (error) {
    if (error instanceof Refused) await storage.delete([fileKey(id)]).catch(() => undefined);
    throw error;
  }
  return presentFile({ id, name, ...facts });
}

const nowhere = { module_id: '', field_id: '', field_key: '' };

function placeOf(form: CompiledForm, id: string, module: string | undefined) {
  const field = form.byId.get(id);
  if (!isSignature(field) || (module !== undefined && field.module !== module)) throw new Refused('unknownField');
  return { module_id: field.module, field_id: field.definition.id, field_key: field.definition.key };
}

function isSignature(field: CompiledField | undefined): field is CompiledField {
  return field?.definition.type === 'signature';
}
