import { once } from 'node:events';
import { createLogger, presentError } from '../platform/log.ts';

/** How this process ends: in order if possible, and never leaving PostgreSQL running. */
export interface Shutdown {
  /** Resolves to the exit code as soon as shutdown is requested. */
  readonly requested: Promise<number>;
  isRequested(): boolean;
  /** Called between two steps of a start: throws if shutdown was requested meanwhile. */
  throwIfRequested(): void;
  /** Stops run in reverse order of registration. */
  onShutdown(stop: () => Promise<void>): void;
  /** Runs just before the process exits, however it ends; it must be synchronous. */
  onExit(act: () => void): void;
  request(code: number, line: string): void;
  stopAll(): Promise<void>;
}

// A terminal signals the whole process group and npm forwards the same signal, so one Ctrl-C arrives twice.
const echoMs = 1_000;
const patienceMs = 15_000;

/** Listens for Ctrl-C, SIGTERM and errors that nobody handled, from the beginning of a start. */
export function watchForShutdown(): Shutdown {
  const requested = new AbortController();
  const stops: (() => Promise<void>)[] = [];
  const lastActs: (() => void)[] = [];
  let requestedAt = 0;

  const leaveInHaste = () => process.exit(1);
  const request = (code: number, line: string) => {
    if (requested.signal.aborted) return;
    requestedAt = performance.now();
    process.stderr.write(line);
    setTimeout(leaveInHaste, patienceMs);
    requested.abort(code);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (!requested.signal.aborted) request(0, `\n  ${signal === 'SIGINT' ? 'Ctrl-C' : signal}: stopping …\n`);
    else if (performance.now() - requestedAt > echoMs) leaveInHaste();
  };
  // Rejections that nobody handled arrive here as well. What the error left half done is unknown, so the process ends:
  // requests under way finish, and whoever watches over it sees the exit code and starts it again.
  const onUncaught = (error: unknown) => {
    // The message may quote what somebody typed.
    const uncaught = { ...presentError(error), message: '' };
    createLogger('fatal', process.stderr).fatal({ uncaught }, 'an error that nobody handled: stopping');
    request(1, '');
  };
  process.once('exit', () => {
    for (const act of lastActs) act();
  });
  // The reader of our output may exit first; the write error must not crash this process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('uncaughtException', onUncaught);

  return {
    requested: once(requested.signal, 'abort').then(() => Number(requested.signal.reason)),
    isRequested: () => requested.signal.aborted,
    throwIfRequested: () => {
      if (requested.signal.aborted) throw new Error('Shutdown was requested during the start');
    },
    onShutdown: (stop) => stops.push(stop),
    onExit: (act) => lastActs.push(act),
    request,
    stopAll: async () => {
      let failure: unknown;
      for (const stop of stops.splice(0).toReversed()) await stop().catch((error: unknown) => (failure ??= error));
      if (failure !== undefined) throw failure;
    },
  };
}
