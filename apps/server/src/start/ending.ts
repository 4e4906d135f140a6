import { once } from 'node:events';

/** How this process comes to its end: in order when it can, and never leaving PostgreSQL behind. */
export interface Ending {
  /** Gives the exit code as soon as the end is asked for. */
  readonly asked: Promise<number>;
  isAsked(): boolean;
  /** For between two steps of a start: throws when the end was asked for meanwhile. */
  requireGoOn(): void;
  /** What was started last is stopped first. */
  stopLater(stop: () => Promise<void>): void;
  /** What is done in the last moment, however this process ends; it cannot wait for anything. */
  evenInHaste(act: () => void): void;
  ask(code: number, line: string): void;
  stopAll(): Promise<void>;
}

// A terminal signals the whole group and npm hands the same signal on: one Ctrl-C arrives twice.
const echoMs = 1_000;
const patienceMs = 15_000;

/** Listens for Ctrl-C and SIGTERM from the first moment of a start. */
export function watchForEnd(): Ending {
  const asked = new AbortController();
  const stops: (() => Promise<void>)[] = [];
  const lastActs: (() => void)[] = [];
  let askedAt = 0;

  const leaveInHaste = () => process.exit(1);
  const ask = (code: number, line: string) => {
    if (asked.signal.aborted) return;
    askedAt = performance.now();
    process.stderr.write(line);
    setTimeout(leaveInHaste, patienceMs);
    asked.abort(code);
  };
  const heed = (signal: NodeJS.Signals) => {
    if (!asked.signal.aborted) ask(0, `\n  ${signal === 'SIGINT' ? 'Ctrl-C' : signal}: stopping …\n`);
    else if (performance.now() - askedAt > echoMs) leaveInHaste();
  };
  process.once('exit', () => {
    for (const act of lastActs) act();
  });
  // Whoever read our words may end before us; that is no reason to fall.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('SIGINT', heed);
  process.on('SIGTERM', heed);

  return {
    asked: once(asked.signal, 'abort').then(() => Number(asked.signal.reason)),
    isAsked: () => asked.signal.aborted,
    requireGoOn: () => {
      if (asked.signal.aborted) throw new Error('The end was asked for during the start');
    },
    stopLater: (stop) => stops.push(stop),
    evenInHaste: (act) => lastActs.push(act),
    ask,
    stopAll: async () => {
      let failure: unknown;
      for (const stop of stops.splice(0).toReversed()) await stop().catch((error: unknown) => (failure ??= error));
      if (failure !== undefined) throw failure;
    },
  };
}
