import { documentPath, staffDocumentPath } from '@portico/contract/documents';
import { makeQueuedDocument } from '../../domain/documents/making/make-queued-document.ts';
import { readPdf } from '../../platform/documents/testing/read-pdf.ts';
import { createLogger } from '../../platform/log.ts';
import type { openTestServer } from '../test-server.ts';
import { type Answer, type Call, withoutNewIds } from './open-before.ts';

type Server = Awaited<ReturnType<typeof openTestServer>>;

/** Makes one call and returns the response. */
export async function replay(server: Server, { makes, method, url, headers, payload }: Call): Promise<Answer> {
  const answer = await server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  if (makes === 'document' && answer.statusCode === 200)
    return readDocument(server, answer.json().data.uid, url, headers);
  const type = String(answer.headers['content-type']);
  return { status: answer.statusCode, type, body: await bodyOf(type, answer.rawPayload) };
}

/** Does what the queue does with a document that was not made directly, and reads it. */
async function readDocument(server: Server, uid: string, url: string, headers: Call['headers']): Promise<Answer> {
  const { app, database, storage } = server;
  await makeQueuedDocument({ database, storage, log: createLogger('silent') }, uid, false);
  const path = url.startsWith('/staff/') ? staffDocumentPath : documentPath;
  const {
    statusCode: status,
    headers: responseHeaders,
    rawPayload,
  } = await app.inject({ url: `${path}/${uid}`, headers });
  const type = String(responseHeaders['content-type']);
  return { status, type, body: await bodyOf(type, rawPayload) };
}

async function bodyOf(type: string, bytes: Buffer): Promise<string> {
  if (type.startsWith('application/json')) return withoutNewIds(bytes.toString('utf8'));
  const isTypeset = type.startsWith('application/pdf') && bytes.length > 1000;
  return isTypeset ? JSON.stringify(await readPdf(bytes)) : bytes.toString('base64');
}
