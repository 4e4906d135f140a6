import { finishUpload, resumablePath, tusContentType, tusVersion, upload } from '@portico/contract/uploads';
import { devPrefix } from '@portico/contract/wire';
import type { RouteSpec } from '@portico/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { AppParts } from '../../../platform/app-parts.ts';
import { findFileOfWriter } from '../../../domain/files/file-writer.ts';
import type { StoredFileRow } from '../../../domain/files/files.queries.ts';
import { Refused } from '../../../platform/refused.ts';
import { callContext } from '../../../platform/wire/answer-call.ts';
import { resolveCall } from '../../../platform/wire/resolve-call.ts';
import { appendToUpload } from './append-to-upload.ts';
import { createUpload, readMetadata } from './create-upload.ts';
import { dropUpload } from './resumable.queries.ts';
import { answerAsTus } from './tus-answers.ts';
import '../../../platform/http/declared-routes.ts';

const config = { access: ['applicant', 'recommender'], limit: 'upload', described: 'page' } as const;
const onePath = `${resumablePath}/:uid`;
// An upload that receives nothing for this long is deleted, because its bytes count towards the quota.
const lifetimeMs = 3_600_000;

/** Resumable uploads: tus 1.0.0 with creation and termination. */
export function addResumableUploads(app: FastifyInstance, parts: AppParts): void {
  const { storage } = parts;
  // The body is passed on unread, and written to storage as it arrives.
  app.addContentTypeParser(tusContentType, (_request, payload, done) => done(null, payload));
  const callOf = (request: FastifyRequest, reply: FastifyReply, parameters: Parameters, route: RouteSpec) =>
    resolveCall.writer({ parts, request, parameters, context: callContext(parts, request, reply) }, route);
  /** The writer's own unfinished upload, if it has not expired; it also identifies the letter. */
  const reach = async (request: FastifyRequest, reply: FastifyReply) => {
    const parsed = parameters.safeParse(request.params);
    const uid = parsed.success ? parsed.data.uid : '';
    const call = await callOf(request, reply, { uid }, finishUpload);
    const file = uid === '' ? undefined : await findFileOfWriter(call, uid);
    if (file?.state !== 'uploading' || hasLapsed(file, call.now)) throw new Refused('notFound');
    return { call, file };
  };

  app.options(resumablePath, { config }, async (_request, reply) => {
    reply.headers({ 'tus-resumable': tusVersion, 'tus-version': tusVersion, 'tus-extension': 'creation,termination' });
    return reply.status(204).send();
  });

  app.post(resumablePath, { config }, async (request, reply) =>
    answerAsTus(request, reply, async () => {
      const length = wholeNumber(request, 'upload-length');
      const metadata = readMetadata(headerOf(request, 'upload-metadata'));
      const call = await callOf(request, reply, { letter: metadata.get('letter') }, upload);
      const id = await createUpload({ length, metadata }, call);
      const prefix = request.originalUrl.startsWith(`${devPrefix}/`) ? devPrefix : '';
      return reply.status(201).header('location', `${prefix}${resumablePath}/${id}`).send();
    }),
  );

  app.head(onePath, { config }, async (request, reply) =>
    answerAsTus(request, reply, async () => {
      const { file } = await reach(request, reply);
      return reply.status(200).headers({ 'upload-offset': file.received, 'upload-length': file.size }).send();
    }),
  );

  app.patch(onePath, { config }, async (request, reply) =>
    answerAsTus(request, reply, async () => {
      const body = bodyOf(request);
      const { call, file } = await reach(request, reply);
      const offset = wholeNumber(request, 'upload-offset');
      if (offset !== Number(file.received)) throw new Refused('uploadMoved');
      if (offset + Number(request.headers['content-length'] ?? 0) > Number(file.size)) throw new Refused('tooLarge');
      const reached = await appendToUpload(storage, file, body, call).finally(() => request.raw.resume());
      return reply.status(204).header('upload-offset', String(reached)).send();
    }),
  );

  app.delete(onePath, { config }, async (request, reply) =>
    answerAsTus(request, reply, async () => {
      const { call, file } = await reach(request, reply);
      const pieces = await dropUpload(call.db, file.id);
      await storage.delete(pieces ?? []);
      return reply.status(204).send();
    }),
  );
}

function hasLapsed({ received_at, created_at }: StoredFileRow, now: Date): boolean {
  return (received_at ?? created_at).getTime() < now.getTime() - lifetimeMs;
}

type Parameters = Readonly<Record<string, unknown>>;

const parameters = z.object({ uid: z.uuid() });

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function wholeNumber(request: FastifyRequest, name: string): number {
  const text = headerOf(request, name) ?? '';
  if (!/^\d{1,15}$/.test(text)) throw new Refused('malformed', { cause: name });
  return Number(text);
}

function bodyOf(request: FastifyRequest): AsyncIterable<Uint8Array> {
  if (headerOf(request, 'content-type') !== tusContentType) throw new Refused('unsupportedMedia');
  // Not destroyed when the reader stops, because the response uses the same connection.
  return request.raw.iterator({ destroyOnReturn: false });
}
