import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward } from './forward.ts';
import type { Exchange, Fault, Faults, Rule } from './fault.ts';
import { Gate } from './gate.ts';
import { RuleBook } from './rule-book.ts';

/** A proxy between browser and server that injects network faults. */
export interface FaultProxy {
  readonly url: string;
  readonly port: number;
  /** Adds a rule; the returned function removes it. */
  add(rule: Rule): () => void;
  /** Stops listening and breaks open connections. */
  refuse(): Promise<void>;
  accept(): Promise<void>;
  /** Keeps connections open, but lets nothing through until `light`. */
  goDark(): void;
  light(): void;
  /** Removes all rules, listens, and lets everything through. */
  heal(): Promise<void>;
  /** The requests so far, in order. */
  exchanges(): readonly Exchange[];
  close(): Promise<void>;
}

/** Starts a proxy on a free port in front of a server on this machine. */
export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  const rules = new RuleBook();
  const gate = new Gate();
  const exchanges: Exchange[] = [];
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const exchange = begin(request);
    exchanges.push(exchange);
    const faults = byKind(rules.strike(exchange.method, exchange.path));
    // Both sides are disconnected, so that the browser notices it.
    forward({ request, response, targetPort, faults, gate, exchange }).catch(() => {
      if (exchange.fate === 'under way') exchange.fate = 'cut';
      socket.destroy();
    });
  };
  let server = await listening(serve, 0);
  const { port } = addressOf(server);

  const refuse = async () => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    gate.open();
    await closed;
  };
  const accept = async () => {
    if (!server.listening) server = await listening(serve, port);
  };
  return {
    url: `http://localhost:${port}`,
    port,
    add: (rule) => rules.add(rule),
    refuse,
    accept,
    goDark: () => gate.shut(),
    light: () => gate.open(),
    heal: async () => {
      rules.clear();
      gate.open();
      await accept();
    },
    exchanges: () => exchanges,
    close: refuse,
  };
}

function begin({ method = 'GET', url = '/', headers }: IncomingMessage): Exchange {
  const key = headers['idempotency-key'];
  const idempotencyKey = typeof key === 'string' ? key : undefined;
  return { method, path: url, idempotencyKey, status: null, fate: 'under way', requestBytes: 0, answerBytes: 0 };
}

function byKind(faults: readonly Fault[]): Faults {
  return Object.fromEntries(faults.map((fault) => [fault.kind, fault]));
}

// Keep-alive is off: Chromium repeats a request by itself when a reused connection breaks.
function listening(serve: (request: IncomingMessage, response: ServerResponse) => void, port: number): Promise<Server> {
  const server = createServer({ keepAlive: false }, serve);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return address;
}
