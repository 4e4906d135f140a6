import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';
import { serverRoot } from './server-root.ts';

type Task =
  | { readonly work: 'hash'; readonly password: string; readonly cost: Options }
  | { readonly work: 'verify'; readonly password: string; readonly stored: string };

const script = join(serverRoot, 'src/platform/hashing-thread.mjs');
const idle: Worker[] = [];

/**
 * Hashes in a thread of low priority that does nothing else. There are as many threads as calls at once: whoever calls
 * bounds them.
 */
export async function inHashingThread(task: Task): Promise<unknown> {
  const thread = idle.pop() ?? startThread();
  thread.ref();
  const answered = once(thread, 'message');
  thread.postMessage(task, []);
  // A thread that falls over fails this task and is not used again.
  const [answer] = await answered;
  thread.unref();
  idle.push(thread);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.result;
}

function startThread(): Worker {
  // Without the options of this process: they may load what a thread cannot.
  const thread = new Worker(script, { execArgv: [], env: {} });
  thread.on('error', () => {
    if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
  });
  return thread;
}
