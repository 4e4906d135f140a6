import { done } from '@portico/contract/errors';
import { decodeEnvelope } from '@portico/contract/envelope';
import { CallFailed } from '@portico/contract/call-failed';
import type { Upload } from '@portico/contract/uploads.schemas';
import type { StoredFile } from '@portico/form-engine/values/answer';
import type { HttpAnswer } from './send-whole.ts';

type Stored = Upload['output'];

/** The file described by an answer. */
export function readAnswer(answer: HttpAnswer): StoredFile {
  const envelope = decodeEnvelope<Stored>(answer.body);
  if (answer.http === 200 && envelope?.status === done) return storedFile(envelope.data);
  throw refusalIn(answer);
}

/** The refusal described by an answer. */
export function refusalIn({ http, body }: HttpAnswer): CallFailed {
  const envelope = decodeEnvelope<unknown>(body);
  return new CallFailed({ kind: 'refused', http, status: envelope?.status ?? http, message: envelope?.message ?? '' });
}

/** The part of it that an answer of the form stores. */
export function storedFile({ uid, name, url, size }: Stored): StoredFile {
  return { uid, name, url, size };
}
