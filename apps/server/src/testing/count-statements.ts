import { Client } from 'pg';
import { vi } from 'vitest';

/** Every statement that is sent while something runs, without the surrounding begin and commit. */
export async function statementsOf(run: () => Promise<unknown>): Promise<readonly string[]> {
  const spy = vi.spyOn(Client.prototype, 'query');
  try {
    await run();
    const sent = spy.mock.calls.map(([query]: readonly unknown[]) =>
      typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query),
    );
    return sent.filter((text) => !/^(begin|commit)/.test(text));
  } finally {
    spy.mockRestore();
  }
}
