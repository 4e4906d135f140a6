import '@fastify/multipart';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../../platform/refused.ts';
import { partLimits, stopParsing } from '../../platform/wire/request/part-limits.ts';

export interface SentUpload {
  readonly fields: Readonly<Record<string, string>>;
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** After a refusal the rest is still read, so that the sender gets the answer, but only up to this size. */
  readOn(): Promise<void>;
}

// Whatever is longer is refused by the rules of its field while it streams by.
const beyondAnyField = 10 * 1_073_741_824;

/** The fields of a multipart body up to its file, which is still to come. */
export async function readUpload(request: FastifyRequest): Promise<SentUpload> {
  const part = await request
    .file({ limits: { ...partLimits, fileSize: beyondAnyField, fieldSize: 10_000 } })
    .catch((error: unknown) => {
      stopParsing(request);
      if (error instanceof Error && 'statusCode' in error) throw error;
      throw new Refused('malformed');
    });
  if (part === undefined || part.fieldname !== 'file') {
    part?.file.on('error', () => undefined).resume();
    stopParsing(request);
    throw new Refused('malformed', { cause: 'file' });
  }
  // Listened to even if nobody reads: otherwise an aborted body would end the process.
  part.file.on('error', () => undefined);
  const fields = Object.entries(part.fields).flatMap(([name, field]) =>
    field !== undefined && 'value' in field && typeof field.value === 'string' ? [[name, field.value] as const] : [],
  );
  return {
    fields: Object.fromEntries(fields),
    // Missing where the sender gave none. %22 is what browsers write for a quotation mark, which ends the name.
    name: (part.filename ?? '').replaceAll('%22', '"'),
    content: reading(part.file),
    readOn: () => readOn(part.file),
  };
}

async function* reading(file: Readable): AsyncGenerator<Uint8Array> {
  try {
    // Not destroyed when its reader stops: the parser would wait for a reader for ever.
    yield* file.iterator({ destroyOnReturn: false });
  } catch (error) {
    throw new Refused('malformed', { cause: error });
  }
}

const mostRead = 64 * 1_048_576;

async function readOn(content: Readable): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > mostRead) return;
    }
  } catch {
    // Aborted: nobody waits for the answer.
  }
}
