import { done, errors } from '@portico/contract/errors';
import type { Route, Typed } from '@portico/contract/route';
import { encodeParameters, headers, type Envelope } from '@portico/contract/wire';
import { CallFailure } from './call-failure.ts';
import { currentLanguage } from './language.ts';

/** Makes a staff call; resolves to its data, rejects with a `CallFailure`. */
export async function call<T extends Typed>(
  route: Route<T>,
  input: T['input'] & object,
  signal?: AbortSignal,
): Promise<T['output']> {
  const answer = await send(route, input, signal);
  const envelope: unknown = await answer.json().catch(() => null);
  if (!isEnvelope<T['output']>(envelope)) throw new CallFailure(answer.ok ? errors.broken.status : answer.status, '');
  if (envelope.status !== done) throw new CallFailure(envelope.status, envelope.message);
  return envelope.data;
}

async function send<T extends Typed>(route: Route<T>, input: object, signal?: AbortSignal): Promise<Response> {
  const request: RequestInit = {
    method: route.method,
    credentials: 'same-origin',
    headers: { [headers.language]: currentLanguage() },
    signal: signal ?? null,
  };
  try {
    return route.method === 'GET'
      ? await fetch(addressOf(route.path, input), request)
      : await fetch(route.path, {
          ...request,
          headers: { ...request.headers, 'Content-Type': 'application/json' },
          body: JSON.stringify(input),
        });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw CallFailure.unreachable();
  }
}

function addressOf(path: string, input: object): string {
  const query = new URLSearchParams(encodeParameters(input)).toString();
  return query === '' ? path : `${path}?${query}`;
}

function isEnvelope<D>(body: unknown): body is Envelope<D> {
  return (
    typeof body === 'object' &&
    body !== null &&
    'status' in body &&
    typeof body.status === 'number' &&
    'message' in body &&
    typeof body.message === 'string' &&
    'data' in body
  );
}
