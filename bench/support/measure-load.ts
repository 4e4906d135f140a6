import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

interface Measured {
  readonly seconds: number;
  /** Of each request, in milliseconds. */
  readonly times: readonly number[];
}

/** Lets a process of its own make requests as it is ordered, and gives what it measured. */
export async function measureLoad(load: ChildProcess, order: object): Promise<Measured> {
  load.send(order);
  const [measured] = await once(load, 'message');
  if (typeof measured === 'string') throw new Error(measured);
  return measured;
}
