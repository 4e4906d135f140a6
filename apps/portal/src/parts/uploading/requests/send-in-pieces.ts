import { resumableFrom, resumablePath } from '@portico/contract/uploads';
import { leftUpload, type UploadWatch } from '@portico/fields/field-services';
import { DetailedError, Upload, type UrlStorage } from 'tus-js-client';
import { prefix } from '../../../lib/api.ts';
import { refusalIn } from './read-answer.ts';
import { requestHeaders } from './request-headers.ts';
import { TransientFailure, transientFailureOf } from '../transient-failure.ts';
import type { UploadClient } from '../upload-client.ts';

interface Piecewise {
  readonly client: UploadClient;
  readonly file: File;
  readonly target: { readonly id: string; readonly menu_id: string };
  readonly print: string;
  readonly store: UrlStorage;
  readonly watch: UploadWatch;
}

/** An upload that resumes where it stopped, in this page or after a reload. */
export interface PiecewiseUpload {
  /** Sends what is missing; resolves to the uid once everything has arrived. */
  readonly attempt: () => Promise<string>;
  /** The file is complete: there is nothing to resume. */
  readonly forget: () => Promise<void>;
}

// Two fields may get the same file at once: each keeps its own upload.
const sent = new Set<string>();

export async function sendInPieces(parts: Piecewise): Promise<PiecewiseUpload> {
  const { client, file, target, print, store, watch } = parts;
  const upload = new Upload(file, {
    endpoint: prefix + resumablePath,
    chunkSize: resumableFrom,
    retryDelays: null,
    metadata: { filename: file.name, ...target, ...client.parameters },
    fingerprint: async () => print,
    urlStorage: store,
    onBeforeRequest: (request) => {
      for (const [name, value] of Object.entries(requestHeaders(client.token()))) request.setHeader(name, value);
    },
    // Called before the library gives up an upload that is only unreachable for now.
    onAfterResponse: (_request, response) => {
      const setback = transientFailureOf(response.getStatus());
      if (setback !== null) throw setback;
    },
    onProgress: (sent, total) => watch.onProgress(total === 0 ? 0 : sent / total),
    onUploadUrlAvailable: () => void sent.add(upload.url ?? ''),
  });
  const earlier = (await upload.findPreviousUploads()).findLast(({ uploadUrl }) => !sent.has(uploadUrl ?? ''));
  if (earlier !== undefined) upload.resumeFromPreviousUpload(earlier);
  const stop = () => {
    sent.delete(upload.url ?? '');
    // Somebody who has only left the page may come back for it; an upload that was removed is deleted on the server
    // too.
    void upload.abort(watch.signal.reason !== leftUpload).catch(() => undefined);
  };

  return {
    attempt: () =>
      new Promise((resolve, reject) => {
        const end = () => {
          stop();
          reject(watch.signal.reason);
        };
        const settle = (how: () => void) => {
          watch.signal.removeEventListener('abort', end);
          how();
        };
        watch.signal.addEventListener('abort', end, { once: true });
        upload.options.onSuccess = () => settle(() => resolve(uidIn(upload.url ?? '')));
        upload.options.onError = (error) => settle(() => reject(readError(error)));
        upload.start();
      }),
    forget: async () => {
      sent.delete(upload.url ?? '');
      await store.removeUpload(upload.url ?? '');
    },
  };
}

function uidIn(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

function readError(error: Error): Error {
  if (!(error instanceof DetailedError)) return error;
  if (error.causingError instanceof TransientFailure) return error.causingError;
  const { originalResponse: answer } = error;
  if (answer === null) return new TransientFailure('network');
  const http = answer.getStatus();
  // The offsets do not match, or the upload has expired: the next attempt asks the server how much it has.
  const isAstray = error.originalRequest.getMethod() === 'PATCH' && [404, 409, 410].includes(http);
  return isAstray ? new TransientFailure('network') : refusalIn({ http, body: answer.getBody() });
}
