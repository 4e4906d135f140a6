import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Gate } from './gate.ts';

interface Pumping {
  readonly gate: Gate;
  readonly bytesPerSecond?: number | undefined;
  readonly cutAfter?: number | undefined;
  readonly count: (bytes: number) => void;
  /** Aborted when there is no point in continuing. */
  readonly over?: AbortSignal;
}

const stepsPerSecond = 20;

/** Copies bytes from one side to the other; false if it was cut. */
export async function pump(from: Readable, to: Writable, { gate, bytesPerSecond, cutAfter, count, over }: Pumping) {
  let left = cutAfter ?? Number.POSITIVE_INFINITY;
  const step = bytesPerSecond === undefined ? Number.POSITIVE_INFINITY : Math.ceil(bytesPerSecond / stepsPerSecond);
  for await (const chunk of from.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    for (let at = 0; at < bytes.length;) {
      const part = bytes.subarray(at, at + Math.min(step, left, bytes.length - at));
      await gate.passed();
      over?.throwIfAborted();
      if (part.length > 0 && !to.write(part)) await drained(to, over);
      count(part.length);
      at += part.length;
      left -= part.length;
      if (left <= 0) {
        await flushed(to);
        return false;
      }
      if (Number.isFinite(step)) await wait(1_000 / stepsPerSecond);
    }
  }
  return true;
}

// Everything written before a cut has arrived on the other side.
function flushed(to: Writable): Promise<void> {
  return new Promise((resolve) => to.write(Buffer.alloc(0), () => resolve()));
}

// A closed stream never drains.
async function drained(to: Writable, over: AbortSignal | undefined): Promise<void> {
  if (to.destroyed || to.closed) throw new Error('The other side went away');
  const waiting = new AbortController();
  const signal = over === undefined ? waiting.signal : AbortSignal.any([waiting.signal, over]);
  try {
    await Promise.race([
      once(to, 'drain', { signal }),
      once(to, 'close', { signal }).then(() => {
        throw new Error('The other side went away');
      }),
    ]);
  } finally {
    waiting.abort();
  }
}
