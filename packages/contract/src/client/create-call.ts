import { done, errors } from '../wire/errors.ts';
import type { InputOf, OutputOf, Route, RouteSpec, Typed } from '../wire/route.ts';
import { appId, headers } from '../wire/wire.ts';
import type { Language } from '@portico/form-engine/language';
import { CallFailed } from './call-failed.ts';
import { decodeEnvelope } from './envelope.ts';
import { encodeBody, encodeQuery } from './encode.ts';
import { withTimeout } from './with-timeout.ts';

/** What every call includes; read again for each call. */
export interface CallContext {
  readonly prefix: string;
  readonly language: () => Language | null;
  /** The reader's time zone, for the times in mails. */
  readonly timeZone?: () => string;
  readonly token: () => string | null;
  /** Added to calls about the current project. */
  readonly baseParams: () => Readonly<Record<string, string>> | null;
  /** If set, every GET includes the time and the hash. */
  readonly seconds?: () => number;
  /** Called when the server no longer knows the session that was sent. */
  readonly onSessionEnded: () => void;
  readonly timeoutMs: number;
  /** Replaces the global `fetch`: tests call a server that does not listen. */
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** The request outlives the page that made it; only for small bodies. */
  readonly keepalive?: boolean;
}

export type Call = <T extends Typed>(
  route: Route<T>,
  input: InputOf<Route<T>>,
  options?: CallOptions,
) => Promise<OutputOf<Route<T>>>;

/** The API client: design 4, from the hash of a GET to the envelope of the answer. */
export function createCall(context: CallContext): Call {
  return async (route, input, options = {}) => {
    const token = context.token();
    const request = await buildRequest(route, withTenant(route, input, context), context, token, options);
    const send = context.fetch ?? fetch;
    const response = await withTimeout(context.timeoutMs, options.signal, (signal) =>
      send(request.url, { ...request.init, signal, keepalive: options.keepalive === true }).then(async (answer) => ({
        http: answer.status,
        retryAfter: secondsIn(answer.headers.get('Retry-After')),
        body: await answer.text(),
      })),
    );
    const envelope = decodeEnvelope<OutputOf<typeof route>>(response.body);
    // A session that has been replaced meanwhile may end; the present one goes on.
    const isOfSession = token !== null && token === context.token();
    if (response.http === errors.notSignedIn.http && isOfSession) context.onSessionEnded();
    if (response.http === 200 && envelope?.status === done) return envelope.data;
    throw new CallFailed({
      kind: 'refused',
      http: response.http,
      retryAfter: response.retryAfter,
      status: envelope?.status ?? response.http,
      message: envelope?.message ?? '',
      data: envelope?.data ?? null,
    });
  };
}

// Our server sends seconds; a date, which HTTP also allows, is ignored.
function secondsIn(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

function withTenant(route: RouteSpec, input: unknown, context: CallContext): object {
  const fields = typeof input === 'object' && input !== null ? input : {};
  return route.scope === 'project' && !('domain' in fields) ? { ...context.baseParams(), ...fields } : fields;
}

async function buildRequest(
  route: RouteSpec,
  input: object,
  context: CallContext,
  token: string | null,
  options: CallOptions,
): Promise<{ url: string; init: RequestInit }> {
  const language = context.language();
  const carried = new Headers({ [headers.appId]: appId });
  if (language !== null) carried.set(headers.language, language);
  if (context.timeZone !== undefined) carried.set(headers.timeZone, context.timeZone());
  if (token !== null) carried.set(headers.token, token);
  if (options.idempotencyKey !== undefined) carried.set(headers.idempotencyKey, options.idempotencyKey);
  const url = context.prefix + route.path;
  return route.method === 'GET'
    ? { url: url + (await encodeQuery(input, context.seconds?.())), init: { method: 'GET', headers: carried } }
    : { url, init: { method: 'POST', headers: carried, body: encodeBody(route, input, carried) } };
}
