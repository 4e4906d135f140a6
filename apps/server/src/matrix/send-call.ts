import type { RouteSpec } from '@portico/contract/route';
import { done } from '@portico/contract/errors';
import { encodeParameters } from '@portico/contract/wire';
import type { FastifyInstance } from 'fastify';
import { injectRequest } from '../testing/inject-request.ts';
import type { Caller } from './callers.ts';

export interface Answered {
  readonly status: number;
  /** Whether the call succeeded; the application's own errors have HTTP status 200. */
  readonly isDone: boolean;
  /** The whole response: headers and body, with bytes as Latin-1. */
  readonly text: string;
  /** The whole request. */
  readonly request: string;
}

/** Sends a raw request with the session of a caller. */
export async function sendRequest(
  app: FastifyInstance,
  { token, cookie }: Pick<Caller, 'token' | 'cookie'>,
  path: string,
  init: RequestInit = {},
  sent = '',
): Promise<Answered> {
  const headers = new Headers(init.headers);
  headers.set('lang', 'en');
  if (token !== undefined) headers.set('token', token);
  if (cookie !== undefined) headers.set('cookie', cookie);
  const response = await injectRequest(app, path, { ...init, headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  const headerLines = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  const isDone = response.status < 400 && !isRefusal(response, bytes);
  return {
    status: response.status,
    isDone,
    text: `${headerLines}\n${bytes.toString('latin1')}`,
    request: `${path}\n${sent}`,
  };
}

function isRefusal(response: Response, bytes: Buffer): boolean {
  if (response.headers.get('content-type')?.startsWith('application/json') !== true) return false;
  const envelope: unknown = JSON.parse(bytes.toString());
  return typeof envelope === 'object' && envelope !== null && 'status' in envelope && envelope.status !== done;
}

/** Sends a call of the contract in its own encoding. */
export function sendCall(
  app: FastifyInstance,
  caller: Caller,
  route: RouteSpec,
  body: Readonly<Record<string, unknown>>,
): Promise<Answered> {
  if (route.method === 'GET')
    return sendRequest(app, caller, `${route.path}?${new URLSearchParams(encodeParameters(body)).toString()}`);
  return sendRequest(app, caller, route.path, { method: 'POST', ...encoded(route, body) }, JSON.stringify(body));
}

function encoded({ encoding }: RouteSpec, body: Readonly<Record<string, unknown>>): RequestInit {
  if (encoding === 'json') return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  if (encoding !== 'multipart') return { body: new URLSearchParams(encodeParameters(body)) };
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (!(value instanceof Blob)) form.append(name, String(value));
  for (const [name, value] of Object.entries(body)) if (value instanceof Blob) form.append(name, value);
  return { body: form };
}
