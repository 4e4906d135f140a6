import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

// What `npm start` runs after building.
const program = 'apps/server/dist/main.js';

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly ownerPassword: string;
  /** All that the server printed so far. */
  output(): string;
  /** Sends a signal and waits for the end; gives the exit code, null when the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

interface Wishes {
  readonly dataFolder: string;
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the built server as a process of its own and waits until it says that it is ready. */
export async function startServer(wishes: Wishes): Promise<RunningServer> {
  const port = wishes.port ?? (await freePort());
  const child = launchServer({ ...wishes, port });
  const { output, ended } = follow(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => output().includes('Ctrl-C stops it.') && resolve());
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${output()}`)));
  });
  const ownerPassword = /account owner, password (\S+)/.exec(output())?.[1] ?? '';
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { url: `http://localhost:${port}`, port, ownerPassword, output, end };
}

/** Starts a server that is expected to refuse, and gives its exit code and everything it printed. */
export async function startInVain(wishes: Wishes): Promise<{ code: number | null; output: string }> {
  const { output, ended } = follow(launchServer({ ...wishes, port: wishes.port ?? (await freePort()) }));
  return { code: await ended, output: output() };
}

function launchServer({ dataFolder, port, settings }: Wishes & { readonly port: number }): ChildProcess {
  const env = { ...process.env, PORT: String(port), PORTICO_DATA: dataFolder, LOG_LEVEL: 'error', ...settings };
  return spawn(process.execPath, [program], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

function follow(child: ChildProcess): { output: () => string; ended: Promise<number | null> } {
  let text = '';
  const keep = (chunk: Buffer) => {
    text += chunk.toString('utf8');
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  return { output: () => text, ended };
}
