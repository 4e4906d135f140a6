import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

interface Measured {
  readonly seconds: number;
  /** The time of each request, in milliseconds. */
  readonly times: readonly number[];
}

/** Makes a separate process send the requests of an order, and returns its measurements. */
export async function measureLoad(load: ChildProcess, order: object): Promise<Measured> {
  load.send(order);
  const [measured] = await once(load, 'message');
  if (typeof measured === 'string') throw new Error(measured);
  return measured;
}
