import { freePort } from '../free-port.ts';
import { type RunningServer, startServer, type ServerOptions } from '../running-server.ts';

/** A server at one address and with one data folder, whose process comes and goes. */
export interface RestartableServer {
  readonly url: string;
  readonly port: number;
  readonly dataFolder: string;
  /** The process that serves at the moment. */
  running(): RunningServer;
  /** Like a power cut: SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again after a kill; with another program it is another build. */
  start(program?: string): Promise<void>;
  stop(): Promise<void>;
}

export async function startRestartableServer(options: ServerOptions): Promise<RestartableServer> {
  const port = options.port ?? (await freePort());
  let running = await startServer({ ...options, port });
  return {
    url: running.url,
    port,
    dataFolder: options.dataFolder,
    running: () => running,
    kill: async () => {
      await running.end('SIGKILL');
    },
    start: async (program = options.program) => {
      running = await startServer({ ...options, port, ...(program === undefined ? {} : { program }) });
    },
    stop: async () => {
      await running.end('SIGTERM');
    },
  };
}
