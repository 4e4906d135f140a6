import { createCall } from '@portico/contract/call';
import { CallFailed } from '@portico/contract/call-failed';
import { type ErrorKey, errors } from '@portico/contract/errors';
import type { Route, RouteSpec } from '@portico/contract/route';
import type { Language } from '@portico/form-engine/language';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { injectRequest } from './inject-request.ts';

/** Applicants and recommenders have a token, staff have a cookie. */
interface Session {
  readonly token?: string | undefined;
  readonly cookie?: string | undefined;
}

interface Options {
  readonly key?: string | undefined;
  readonly language?: Language;
  /** The client's address; by default a new one for each request, so that no limit applies. */
  readonly address?: string | undefined;
  /** The Host header; by default a name that leads to no project. */
  readonly host?: string | undefined;
}

export interface TestClient {
  as(session: Session): TestClient;
  /** The output of a call, validated by its schema; rejects if the server returns an error. */
  call<I extends object, O>(route: Route<{ input: I; output: O }>, input: NoInfer<I>, options?: Options): Promise<O>;
  /** The same for input that the contract does not allow. */
  send<O>(route: Route<{ input: unknown; output: O }>, input: object, options?: Options): Promise<O>;
  /** A raw request, for tests about HTTP itself: headers, ranges, bytes. */
  fetch(path: string, init?: RequestInit & Pick<Options, 'address' | 'host'>): Promise<Response>;
  /** The `Set-Cookie` lines of all responses so far. */
  readonly cookies: readonly string[];
}

/** Calls a test server like the front ends do. Without a session, calls that need a project use the one given here. */
export function openClient(
  app: Pick<FastifyInstance, 'inject'>,
  project?: { readonly id: string },
  session: Session = {},
): TestClient {
  const isSignedIn = session.token !== undefined || session.cookie !== undefined;
  const cookies: string[] = [];

  const fetch: TestClient['fetch'] = async (path, { address, host, ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (host !== undefined) headers.set('host', host);
    if (session.token !== undefined) headers.set('token', session.token);
    if (session.cookie !== undefined) headers.set('cookie', session.cookie);
    const response = await injectRequest(app, path, { ...init, headers }, address);
    cookies.push(...response.headers.getSetCookie());
    return response;
  };

  const sendChecked = async <O>(
    route: Route<{ input: unknown; output: O }>,
    input: object,
    { key, language = 'en', address, host }: Options,
  ) => {
    const call = createCall({
      prefix: '',
      language: () => language,
      token: () => session.token ?? null,
      baseParams: () => (project === undefined || isSignedIn ? null : { project_id: project.id }),
      onSessionEnded: () => {},
      timeoutMs: 60_000,
      fetch: (path, init) => fetch(path instanceof Request ? path.url : path.toString(), { ...init, address, host }),
    });
    const output = await call(route, input, key === undefined ? {} : { idempotencyKey: key });
    outputSchemaOf(route)?.parse(output);
    return output;
  };

  const send: TestClient['send'] = (route, input, options = {}) => {
    const sending = sendChecked(route, input, options);
    // A test may await it later: an error before then must not count as an unhandled rejection.
    sending.catch(() => {});
    return sending;
  };
  return { send, call: send, fetch, cookies, as: (other) => openClient(app, project, other) };
}

interface Schemas {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
}

const schemaFiles = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../../packages/contract/src/*/*.schemas.ts',
  { eager: true },
);

/** The schema of a call's output has the call's name. Routes that a test adds have none. */
function outputSchemaOf({ name }: RouteSpec): z.ZodType | undefined {
  return Object.values(schemaFiles)
    .map((file) => file[name])
    .find(isSchemas)?.output;
}

function isSchemas(value: unknown): value is Schemas {
  return typeof value === 'object' && value !== null && 'input' in value && 'output' in value;
}

interface Refusal {
  readonly error: ErrorKey;
  readonly message: string;
  readonly data: unknown;
  readonly retryAfter: number | null;
}

/** The error of a call; fails if the call succeeded. */
export async function refusal(call: Promise<unknown>): Promise<Refusal> {
  const failure: unknown = await call.then(
    (output) => new Error(`Nothing was refused: ${JSON.stringify(output)}`),
    (error: unknown) => error,
  );
  if (!(failure instanceof CallFailed)) throw failure;
  const { status, message, data, retryAfter } = failure;
  return { error: errorOf(status), message, data, retryAfter };
}

/** The error's name; fails if the call succeeded. */
export async function refused(call: Promise<unknown>): Promise<ErrorKey> {
  return (await refusal(call)).error;
}

/** For calls that may go either way. */
export async function outcome(call: Promise<unknown>): Promise<ErrorKey | 'done'> {
  return call.then(
    () => 'done',
    () => refused(call),
  );
}

/** The error in a response of `fetch`. */
export async function refusalIn(response: Response): Promise<Refusal> {
  const { status, ...rest } = await response.json();
  return { error: errorOf(status), retryAfter: null, ...rest };
}

function errorOf(status: number): ErrorKey {
  const error = Object.keys(errors)
    .filter(isErrorKey)
    .find((key) => errors[key].status === status);
  if (error === undefined) throw new Error(`The contract has no error ${status}`);
  return error;
}

function isErrorKey(key: string): key is ErrorKey {
  return key in errors;
}
