import { freePort } from '../free-port.ts';
import { type RunningServer, startServer, type ServerOptions } from '../running-server.ts';

/** A server with a fixed address and data folder, whose process can be stopped and started. */
export interface RestartableServer {
  readonly url: string;
  readonly port: number;
  readonly dataFolder: string;
  /** The process that is currently running. */
  running(): RunningServer;
  /** Like a power cut: SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again after a kill; another program is another build. */
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
