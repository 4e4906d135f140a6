import { randomUUID } from 'node:crypto';
import * as routes from '@portico/contract/signatures';
import * as schemas from '@portico/contract/signatures.schemas';
import type { CompiledField } from '@portico/form-engine/compile/compiled-form';
import { setFileCookie } from '../../platform/session/file-cookie.ts';
import {
  type FileWriter,
  openForFiles,
  type OwnerRow,
  waitingOf,
  requireOwnLetter,
  type SheetForFiles,
} from '../../domain/files/file-writer.ts';
import { moduleOf } from '../../domain/sheets/sheet.rules.ts';
import { addFile, type StoredFileRow } from '../../domain/files/files.queries.ts';
import { fileKey } from '../../platform/storage/object-keys.ts';
import { presentFile } from '../../domain/files/present-file.ts';
import { storeFile } from '../../platform/files/store-file.ts';
import { Refused } from '../../platform/refused.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { IncomingCall, BoundRoute } from '../../platform/wire/bound-route.ts';
import { answerOnce } from '../../platform/wire/idempotency.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { resolveCall } from '../../platform/wire/resolve-call.ts';
import { readAutograph } from './read-autograph.ts';
import { saveSignature } from './signatures.queries.ts';

type Input = schemas.UploadAutograph['input'];

const name = 'signature.png';
// Fits a PNG of 1 MB in base64 with every character escaped that a form escapes.
const largestAutograph = 2 * 1_048_576;

/** Stores a drawn signature: as a file of a field if one is named, and as the signature that an applicant can reuse. */
export function autographRoute(storage: Storage): BoundRoute {
  const { input } = schemas.uploadAutograph;
  return {
    route: routes.uploadAutograph,
    schemas: schemas.uploadAutograph,
    largestBody: largestAutograph,
    async answer(incoming) {
      const parsed = input.safeParse(incoming.parameters);
      if (!parsed.success) throw new Refused('malformed');
      const call = await resolveCall.writer(incoming, routes.uploadAutograph);
      setFileCookie(call);
      requireOwnLetter(call, parsed.data.letter);
      return saveAutograph(storage, parsed.data, incoming, call);
    },
  };
}

async function saveAutograph(storage: Storage, input: Input, incoming: IncomingCall, call: FileWriter) {
  const picture = readAutograph(input.autograph);
  const { owner, target } = await findTarget(input, call);
  const id = randomUUID();
  const open = async function* () {
    yield picture;
  };
  // Outside any transaction, because pictures wait in a queue and storage may be slow.
  const facts = await storeFile(storage, {
    id,
    ...waitingOf(call),
    isSignature: true,
    name,
    bytes: picture.length,
    open,
  }).catch((error: unknown) => {
    const isTold = error instanceof Refused && ['storageFull', 'busy', 'signatureEmpty'].includes(error.key);
    throw isTold ? error : new Refused('signatureWrong', { cause: error });
  });
  const outcome = { isNew: false };
  try {
    const answer = await answerOnce<'writer'>(incoming, routes.uploadAutograph, call, async ({ db }) => {
      await inTransaction(db, async (transaction) => {
        await addFile(transaction, { id, name, ...facts, ...target, ...owner, state: 'ready' });
        // Signatures of other sheets are not reused.
        if (owner.sheet_id === null) await saveSignature(transaction, { ...owner, file_id: id });
      });
      outcome.isNew = true;
      return schemas.uploadAutograph.output.parse(presentFile({ id, name, ...facts }));
    });
    // A repeated request gets the file of the first one.
    if (!outcome.isNew) await storage.delete([fileKey(id)]).catch(() => undefined);
    return answer;
  } catch (error) {
    if (error instanceof Refused) await storage.delete([fileKey(id)]).catch(() => undefined);
    throw error;
  }
}

interface SignatureTarget {
  readonly owner: OwnerRow;
  readonly target: Pick<StoredFileRow, 'module_id' | 'field_id' | 'field_key'>;
}

/** Applicants may store a signature for no field; a letter has no use for that. */
async function findTarget({ id, menu_id, kind, sheet }: Input, call: FileWriter): Promise<SignatureTarget> {
  if (id !== undefined) return targetOf(await openForFiles(call, { kind, sheet }), id, menu_id);
  if ('recommendation' in call) throw new Refused('unknownField');
  const { project, session, now } = call;
  const own = { project_id: project.id, applicant_id: session.applicantId, kind: 'application', sheet_id: null };
  return { owner: { ...own, created_at: now }, target: { module_id: '', field_id: '', field_key: '' } };
}

function targetOf({ part, writes, owner }: SheetForFiles, id: string, module: string | undefined): SignatureTarget {
  const field = part.byId.get(id);
  if (!isSignature(field) || (module !== undefined && field.module !== module)) throw new Refused('unknownField');
  const own = moduleOf(part, field.module);
  if (own === undefined || !writes(own)) throw new Refused('unknownField');
  const { definition } = field;
  return { owner, target: { module_id: field.module, field_id: definition.id, field_key: definition.key } };
}

function isSignature(field: CompiledField | undefined): field is CompiledField {
  return field?.model.isSigned === true;
}
