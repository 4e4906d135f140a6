import { errors } from '@portico/contract/errors';
import { finishUpload, resumableFrom, upload } from '@portico/contract/uploads';
import { CallFailed } from '@portico/contract/call-failed';
import { headers } from '@portico/contract/wire';
import { UploadFailure, type FieldServices, type UploadWatch } from '@portico/fields/field-services';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { prefix } from '../../lib/api.ts';
import { loadChunk } from '../../lib/chunks/chunk-reload.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { keyOf, renewKey } from './requests/idempotency-keys.ts';
import { retry } from './retry.ts';
import { readAnswer, storedFile } from './requests/read-answer.ts';
import { requestHeaders } from './requests/request-headers.ts';
import { sendWhole } from './requests/send-whole.ts';
import { TransientFailure, transientFailureOf } from './transient-failure.ts';
import { applicantClient, type UploadClient } from './upload-client.ts';

/** The sentences of spec 8. */
export interface UploadWords {
  readonly failed: string;
  readonly status: (http: number) => string;
}

/** Uploads files of a module's fields: small ones in one request, large ones in pieces that can be resumed. */
export function uploadFile(
  menuid: string,
  words: UploadWords,
  client: UploadClient = applicantClient,
): FieldServices['upload'] {
  return async (file, field, watch) => {
    const share = { now: 0 };
    const watched: UploadWatch = {
      ...watch,
      onProgress: (now) => {
        share.now = now;
        watch.onProgress(now);
      },
    };
    const parts = {
      client,
      watch: watched,
      isReadable: () => isReadable(file),
      sayHopeless: ({ http }: TransientFailure) => (http === 0 ? words.failed : words.status(http)),
      share: () => share.now,
    };
    const bring = file.size <= resumableFrom ? bringWhole : bringInPieces;
    try {
      return await bring(file, field, menuid, parts);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      // It was answered, so the next attempt is a new one.
      renewKey(file);
      throw new UploadFailure(wordsFor(error, words));
    }
  };
}

type Parts = Parameters<typeof retry>[1];
type Bring = (file: File, field: FieldDefinition, menuid: string, parts: Parts) => Promise<StoredFile>;

const bringWhole: Bring = async (file, field, menuid, parts) => {
  const answer = await retry(() => {
    const { tenant, language } = useSession.getState();
    const body = new FormData();
    const texts = { ...tenant, id: field.id, menu_id: menuid, ...parts.client.parameters, lang: language };
    for (const [name, text] of Object.entries(texts)) body.append(name, text);
    // Last, so that the server knows what the file is for before it arrives.
    body.append('file', file, file.name);
    const carried = { ...requestHeaders(parts.client.token()), [headers.idempotencyKey]: keyOf(file, field.id) };
    return sendWhole({ url: prefix + upload.path, headers: carried, body }, parts.watch);
  }, parts);
  return readAnswer(answer);
};

const bringInPieces: Bring = async (file, field, menuid, parts) => {
  const [{ sendInPieces }, { fingerprint, resumableStore }] = await loadChunk(() =>
    Promise.all([import('./requests/send-in-pieces.ts'), import('./requests/resumable-store.ts')]),
  );
  const { client } = parts;
  const { slug } = useSession.getState();
  const piecewise = await sendInPieces({
    client,
    file,
    target: { id: field.id, menu_id: menuid },
    print: fingerprint(file, menuid, field.id),
    store: resumableStore(slug, client.person()),
    watch: parts.watch,
  });
  const uid = await retry(piecewise.attempt, parts);
  try {
    const stored = await retry(() => finish(client, uid, parts.watch.signal), parts);
    return storedFile(stored);
  } finally {
    if (!parts.watch.signal.aborted) await piecewise.forget();
  }
};

async function finish({ call }: UploadClient, uid: string, signal: AbortSignal) {
  try {
    return await call(finishUpload, { uid }, { signal });
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (error.kind !== 'refused') throw new TransientFailure('network');
    throw transientFailureOf(error.http) ?? error;
  }
}

function wordsFor({ http, message }: CallFailed, { failed, status }: UploadWords): string {
  // Refused by a rule, or because storage is full; resumable uploads have an HTTP status for a rule, others only the
  // envelope.
  return [200, 422, errors.storageFull.http].includes(http) ? message || failed : status(http);
}

async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}
