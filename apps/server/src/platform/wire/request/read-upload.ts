import '@fastify/multipart';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../../refused.ts';
import { partLimits, stopParsing } from './part-limits.ts';

export interface SentUpload {
  readonly fields: Readonly<Record<string, string>>;
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** After a refusal the rest is still read, up to a limit, so that the client receives the response. */
  readOn(): Promise<void>;
}

// More than any field allows; each field's own limit is checked while the file is streamed.
const beyondAnyField = 10 * 1_073_741_824;

/** The fields of a multipart body before its file, and the file, which is not read yet. */
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
  // Without a listener, an aborted body would crash the process.
  part.file.on('error', () => undefined);
  const fields = Object.entries(part.fields).flatMap(([name, field]) =>
    field !== undefined && 'value' in field && typeof field.value === 'string' ? [[name, field.value] as const] : [],
  );
  return {
    fields: Object.fromEntries(fields),
    // Empty if the client sent no name. Browsers encode quotation marks as %22.
    name: (part.filename ?? '').replaceAll('%22', '"'),
    content: reading(part.file),
    readOn: () => readOn(part.file),
  };
}

async function* reading(file: Readable): AsyncGenerator<Uint8Array> {
  try {
    // Not destroyed when its reader stops, because the parser would then wait forever.
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
    // The client aborted and does not wait for a response.
  }
}
