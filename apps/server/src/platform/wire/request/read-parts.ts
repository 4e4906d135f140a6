import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../../refused.ts';
import { stopParsing } from './part-limits.ts';

/** The fields of a multipart body and its one small file, in memory; large files are streamed elsewhere. */
export async function readParts(request: FastifyRequest): Promise<Readonly<Record<string, unknown>>> {
  const parameters: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') parameters[part.fieldname] = part.value;
      else
        parameters[part.fieldname] = new File([new Uint8Array(await part.toBuffer())], part.filename, {
          type: part.mimetype,
        });
    }
  } catch (error) {
    stopParsing(request);
    // The plugin's own errors have a status; any other error means that the body is not valid multipart.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new Refused('malformed');
  }
  return parameters;
}
