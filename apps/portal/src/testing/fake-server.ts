import { vi } from 'vitest';

interface Answer {
  readonly status?: number;
  readonly message?: string;
  readonly data?: unknown;
  readonly http?: number;
}

/** Stands in for the network: answers by path, and keeps what was asked. A path without answer is a lost connection. */
export function fakeServer(answers: Readonly<Record<string, Answer>>) {
  const asked: { path: string; body: string }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = new URL(url, 'http://localhost').pathname;
    asked.push({ path, body: init?.body instanceof URLSearchParams ? init.body.toString() : '' });
    const answer = answers[path];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    const { status = 200, message = '', data = null, http = 200 } = answer;
    return new Response(JSON.stringify({ status, message, data }), { status: http });
  });
  return asked;
}
