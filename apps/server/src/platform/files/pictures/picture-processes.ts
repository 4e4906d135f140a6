import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { JpegOptions, PngOptions } from 'sharp';
import * as z from 'zod';
import { Refused } from '../../refused.ts';
import { serverRoot } from '../../server-root.ts';

export type PictureTask = { readonly content: Buffer; readonly mostPixels: number } & (
  | { readonly kind: 'grey'; readonly side: number }
  | {
      readonly kind: 'rewrite';
      readonly format: 'jpeg' | 'png';
      /** Tried in order, until one makes it as short as it should be. */
      readonly ways: readonly (JpegOptions | PngOptions)[];
      readonly enough: number;
      /** What the last way may take. */
      readonly most: number;
    }
);

const made = z.object({ picture: z.instanceof(Uint8Array), width: z.number(), height: z.number() });
const answers = z.union([made, z.object({ failure: z.string() })]);
export type MadePicture = z.infer<typeof made>;

const slowestMs = 90_000;
const idleMs = 60_000;
const idle = new Map<ChildProcess, NodeJS.Timeout>();

/**
 * Decodes and encodes a picture in a process of its own: nothing else can be stopped half-way. Where nobody waits any more, or it takes too
 * long, the process is killed, and only once it is gone is the place of the work free.
 */
export async function processPicture(task: PictureTask, waiting: AbortSignal): Promise<MadePicture> {
  const late = AbortSignal.timeout(slowestMs);
  const signal = AbortSignal.any([waiting, late]);
  if (signal.aborted) throw stopped(waiting);
  const child = takeIdle() ?? start();
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  try {
    const answer = await answerOf(child, task);
    if (answer === undefined) throw stopped(waiting);
    if ('failure' in answer) throw new Error(answer.failure);
    return answer;
  } finally {
    signal.removeEventListener('abort', kill);
  }
}

/** Undefined where the process is gone without one. */
async function answerOf(child: ChildProcess, task: PictureTask): Promise<z.infer<typeof answers> | undefined> {
  const over = new AbortController();
  const { signal } = over;
  try {
    const exited = once(child, 'exit', { signal }).then(() => []);
    const answering = Promise.race([once(child, 'message', { signal }), exited]).catch(() => []);
    child.send(task, () => {});
    const [answer] = await answering;
    if (answer === undefined) return undefined;
    rest(child);
    return answers.parse(answer);
  } finally {
    over.abort();
  }
}

function stopped(waiting: AbortSignal): Refused {
  return new Refused('busy', {
    cause: waiting.aborted ? 'nobody waits for the picture any more' : 'the picture took too long',
  });
}

function start(): ChildProcess {
  const child = fork(join(serverRoot, 'src/platform/files/pictures/picture-process.mjs'), {
    serialization: 'advanced',
    // Without the options of this process: they may load what another cannot.
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('exit', () => forget(child));
  // Whoever waits for an answer hears of it.
  child.on('error', () => {});
  return child;
}

/** Started anew it would cost more than most pictures do. */
function rest(child: ChildProcess): void {
  if (!child.connected) return;
  // Neither keeps this process from ending.
  child.unref();
  child.channel?.unref();
  idle.set(child, setTimeout(() => child.kill('SIGKILL'), idleMs).unref());
}

function takeIdle(): ChildProcess | undefined {
  const child = [...idle.keys()].find(({ killed }) => !killed);
  if (child === undefined) return undefined;
  forget(child);
  child.ref();
  child.channel?.ref();
  return child;
}

function forget(child: ChildProcess): void {
  clearTimeout(idle.get(child));
  idle.delete(child);
}
