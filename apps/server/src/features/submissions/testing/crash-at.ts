import { Client } from 'pg';

/** Before a statement is sent, or after it was executed and while its response is on the way. */
export type Moment = 'before' | 'after';

interface Crashed {
  /** The statement at which the crash happened; null if there are fewer statements. */
  readonly at: string | null;
}

/**
 * Runs something in a server that crashes at its n-th statement: from then on nothing reaches the database, and the
 * connection is lost. A call waits only for statements, so trying every n covers every point at which it can crash.
 */
export async function crashAt(step: number, moment: Moment, run: () => Promise<unknown>): Promise<Crashed> {
  const send: (...input: unknown[]) => Promise<unknown> = Reflect.get(Client.prototype, 'query');
  let sent = 0;
  let at: string | null = null;
  function query(this: Client, ...input: unknown[]): Promise<unknown> {
    if (at !== null) return Promise.reject(new Error('This process is dead'));
    if (sent++ !== step) return Reflect.apply(send, this, input);
    at = textOf(input[0]);
    const die = (): never => {
      connectionOf(this)?.stream.destroy();
      throw new Error('This process died');
    };
    return moment === 'before' ? Promise.resolve().then(die) : Reflect.apply(send, this, input).then(die, die);
  }
  Object.assign(Client.prototype, { query });
  try {
    await run();
  } finally {
    Object.assign(Client.prototype, { query: send });
  }
  return { at };
}

function textOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);
}

interface Connection {
  readonly stream: { destroy(): void };
}

function connectionOf(client: object): Connection | undefined {
  return 'connection' in client && isConnection(client.connection) ? client.connection : undefined;
}

function isConnection(value: unknown): value is Connection {
  return typeof value === 'object' && value !== null && 'stream' in value;
}
