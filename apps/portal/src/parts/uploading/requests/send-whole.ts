import type { UploadWatch } from '@portico/fields/field-services';
import { TransientFailure, transientFailureOf } from '../transient-failure.ts';

export interface HttpAnswer {
  readonly http: number;
  readonly body: string;
}

interface WholeRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
}

/** One POST with progress events, which `fetch` does not have. */
export function sendWhole(
  { url, headers, body }: WholeRequest,
  { onProgress, signal }: UploadWatch,
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => {
      const setback = transientFailureOf(request.status);
      if (setback === null) resolve({ http: request.status, body: request.responseText });
      else reject(setback);
    });
    request.addEventListener('error', () => reject(new TransientFailure('network')));
    request.addEventListener('abort', () => reject(signal.reason));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    signal.addEventListener('abort', stop);
    request.send(body);
  });
}
