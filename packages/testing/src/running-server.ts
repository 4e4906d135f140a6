import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

// What `npm start` runs after building.
const program = join(root, 'apps/server/dist/main.js');

// A scenario that fails half-way must leave no server running.
const alive = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of alive) child.kill('SIGTERM');
});

export interface LaunchedServer {
  readonly pid: number;
  /** Everything the server has printed so far. */
  output(): string;
  send(signal: NodeJS.Signals): void;
  /** The exit code; null if a signal ended it. */
  readonly ended: Promise<number | null>;
}

export interface RunningServer extends LaunchedServer {
  readonly url: string;
  readonly port: number;
  readonly ownerPassword: string;
  /** Sends a signal and waits for the end; resolves to the exit code, null if the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ServerOptions {
  readonly dataFolder: string;
  readonly port?: number;
  /** Another build than the one in this tree. */
  readonly program?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the built server as a separate process and waits until it reports that it is ready. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const server = await launchServer(options);
  await hasPrinted(server, 'Ctrl-C stops it.');
  const url = /Projects\s+(http\S+)\/apply\//.exec(server.output())?.[1] ?? '';
  const end = (signal: NodeJS.Signals) => {
    server.send(signal);
    return server.ended;
  };
  return { ...server, url, port: Number(new URL(url).port), ownerPassword: keptPassword(options.dataFolder), end };
}

/** Starts a server that is expected to refuse; resolves to its exit code and output. */
export async function startAndFail(options: ServerOptions): Promise<{ code: number | null; output: string }> {
  const server = await launchServer(options);
  return { code: await server.ended, output: server.output() };
}

/** Starts the built server without waiting. */
export async function launchServer(options: ServerOptions): Promise<LaunchedServer> {
  const { dataFolder, port, settings } = options;
  const env = {
    ...process.env,
    PORT: String(port ?? (await freePort())),
    PORTICO_DATA: dataFolder,
    LOG_LEVEL: 'error',
    ...settings,
  };
  return follow(
    spawn(process.execPath, [options.program ?? program], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
}

/** Waits until the server has printed these words; fails if it ends without them. */
export async function hasPrinted(server: LaunchedServer, words: string): Promise<void> {
  let over: number | null | undefined;
  void server.ended.then((code) => (over = code));
  while (!server.output().includes(words)) {
    if (over !== undefined) throw new Error(`The server ended with ${over}:\n${server.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function follow(child: ChildProcess): LaunchedServer {
  let text = '';
  alive.add(child);
  const keep = (chunk: Buffer) => {
    text += chunk.toString('utf8');
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      alive.delete(child);
      resolve(code);
    });
  });
  return { pid: child.pid ?? 0, output: () => text, send: (signal) => child.kill(signal), ended };
}

function keptPassword(dataFolder: string): string {
  try {
    return /^password: (.+)$/m.exec(readFileSync(join(dataFolder, 'owner-account.txt'), 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}
