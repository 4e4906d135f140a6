import { vi } from 'vitest';

interface Answer {
  readonly status?: number;
  readonly message?: string;
  readonly data?: unknown;
  readonly http?: number;
}

/** Null is a lost answer. */
type Answering = Answer | (() => Answer | null | Promise<Answer>);

/** A fake network: answers by path and records the calls. A path without an answer is a lost connection. */
export function fakeServer(answers: Readonly<Record<string, Answering>>) {
  const calls: { path: string; query: string; body: string; key: string | null }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname: path, search: query } = new URL(url, 'http://localhost');
    const key = new Headers(init?.headers).get('Idempotency-Key');
    calls.push({ path, query, body: init?.body instanceof URLSearchParams ? init.body.toString() : '', key });
    const response = answers[path];
    const answer = typeof response === 'function' ? await response() : response;
    if (answer === undefined || answer === null) throw new TypeError('Failed to fetch');
    const { status = 200, message = '', data = null, http = 200 } = answer;
    return new Response(JSON.stringify({ status, message, data }), { status: http });
  });
  return calls;
}
