import { type ChildProcess, fork } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import type { JpegOptions, PngOptions } from 'sharp';
import * as z from 'zod';
import { Refused } from '../../refused.ts';
import { serverRoot } from '../../server-root.ts';

export type PictureTask = { readonly mostPixels: number } & (
  | { readonly kind: 'grey' | 'thumbnail'; readonly side: number }
  | {
      readonly kind: 'rewrite';
      readonly format: 'jpeg' | 'png';
      /** Tried in order until the result is small enough. */
      readonly ways: readonly (JpegOptions | PngOptions)[];
      readonly enough: number;
      /** The size limit for the last option. */
      readonly most: number;
    }
);

export interface MadePicture {
  readonly pieces: readonly Uint8Array[];
  readonly width: number;
  readonly height: number;
}

/** The picture itself is invalid; the server is not at fault. */
export class PictureFailed extends Error {}

const piece = z.object({ piece: z.instanceof(Uint8Array) });
const made = z.object({ width: z.number(), height: z.number() });
const answers = z.union([piece, made, z.object({ failure: z.string() })]);

// The size of a chunk that either process copies at once.
const pieceBytes = 262_144;
const slowestMs = 90_000;
const idleMs = 60_000;
const idle = new Map<ChildProcess, NodeJS.Timeout>();

/**
 * Decodes and encodes a picture in a child process, because only a process can be stopped halfway. If the caller is
 * gone or it takes too long, the process is killed, and its slot is freed only after it has exited. Pictures of
 * hundreds of megabytes are transferred in pieces, so that no single copy blocks the event loop.
 */
export async function processPicture(
  task: PictureTask,
  content: AsyncIterable<Uint8Array>,
  waiting: AbortSignal,
): Promise<MadePicture> {
  const late = AbortSignal.timeout(slowestMs);
  const signal = AbortSignal.any([waiting, late]);
  if (signal.aborted) throw stopped(waiting);
  const child = takeIdle() ?? start();
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  try {
    const answer = await answerOf(child, task, content);
    if (answer === undefined) throw stopped(waiting);
    if ('failure' in answer) throw new PictureFailed(answer.failure);
    return answer;
  } finally {
    signal.removeEventListener('abort', kill);
    // A process that did not respond may still be working or have half a picture.
    if (!idle.has(child)) kill();
  }
}

/** Undefined if the process exited without a response. */
async function answerOf(
  child: ChildProcess,
  task: PictureTask,
  content: AsyncIterable<Uint8Array>,
): Promise<MadePicture | { readonly failure: string } | undefined> {
  const messages = on(child, 'message', { close: ['exit'] });
  try {
    for await (const bytes of content) {
      if (child.killed) break;
      for (let at = 0; at < bytes.length; at += pieceBytes)
        await send(child, { piece: bytes.subarray(at, at + pieceBytes) });
    }
    await send(child, { ...task, pieceBytes });
    const pieces: Uint8Array[] = [];
    for await (const [message] of messages) {
      const answer = answers.parse(message);
      if ('piece' in answer) {
        pieces.push(answer.piece);
        continue;
      }
      rest(child);
      return 'failure' in answer ? answer : { ...answer, pieces };
    }
    return undefined;
  } finally {
    await messages.return?.();
  }
}

/** Waits until the process has received the message; if it has exited, waiting for the response reports that. */
function send(child: ChildProcess, message: object): Promise<void> {
  return new Promise((resolve) => child.send(message, () => resolve()));
}

function stopped(waiting: AbortSignal): Refused {
  return new Refused('busy', {
    cause: waiting.aborted ? 'nobody waits for the picture any more' : 'the picture took too long',
  });
}

function start(): ChildProcess {
  const child = fork(join(serverRoot, 'src/platform/files/pictures/picture-process.mjs'), {
    serialization: 'advanced',
    // Without this process's options, which may load modules that a child cannot.
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('exit', () => forget(child));
  // The error reaches whoever waits for the response.
  child.on('error', () => {});
  return child;
}

/** Kept for reuse, because starting a process costs more than most pictures. */
function rest(child: ChildProcess): void {
  if (!child.connected) return;
  // Neither keeps this process from exiting.
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
