import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** The fields of a multipart body and its one small file, which is held in memory; large files are streamed elsewhere. */
export async function readParts(request: FastifyRequest): Promise<Readonly<Record<string, unknown>>> {
  const parameters: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') parameters[part.fieldname] = part.value;
    else
      parameters[part.fieldname] = new File([new Uint8Array(await part.toBuffer())], part.filename, {
        type: part.mimetype,
      });
  }
  return parameters;
}
