import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Refused } from '../refused.ts';
import { serverRoot } from '../server-root.ts';
import type { ApplicationDocument } from './application-document.ts';
import { findFonts, type FontSource } from './fonts/find-fonts.ts';
import { readCoverage } from './fonts/read-coverage.ts';
import type { ReceiptDocument } from './receipt-document.ts';

/** What each kind of document is made of. */
export interface DocumentKinds {
  readonly application: ApplicationDocument;
  readonly receipt: ReceiptDocument;
}

/** Pictures by the name that the content knows them under, as JPEG or PNG. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

export interface Documents {
  /** Sets a document as PDF, off the event loop; refused as busy where too many wait. */
  makeDocument<K extends keyof DocumentKinds>(
    kind: K,
    content: DocumentKinds[K],
    pictures?: Pictures,
  ): Promise<Uint8Array>;
  close(): Promise<void>;
}

// Some seconds of work: a person waits for that long.
const mostWaiting = 40;
// The longest document takes some seconds of a free machine.
const slowestMs = 300_000;
const folder = join(serverRoot, 'src/platform/documents');

/** One thread of low priority, started with the first document and warm from then on. */
export function openDocuments(fonts: FontSource = 'system'): Documents {
  let thread: Promise<Worker> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function setType(kind: string, content: unknown, pictures: Pictures): Promise<Uint8Array> {
    thread ??= startThread(fonts);
    const worker = await thread.catch((error: unknown) => {
      thread = undefined;
      throw error;
    });
    const answer = await answerOf(worker, { kind, content: JSON.stringify(content), pictures: [...pictures] }).catch(
      (error: unknown) => {
        // A fault of the thread itself: the next document gets another one.
        thread = undefined;
        void worker.terminate();
        throw error;
      },
    );
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.pdf;
  }

  return {
    async makeDocument(kind, content, pictures = new Map()) {
      if (waiting >= mostWaiting) throw new Refused('busy');
      waiting += 1;
      const mine = last.then(() => setType(kind, content, pictures));
      last = mine.catch(() => undefined);
      try {
        return await mine;
      } finally {
        waiting -= 1;
      }
    },
    async close() {
      await last;
      const worker = await thread?.catch(() => undefined);
      await worker?.terminate();
      thread = undefined;
    },
  };
}

type Answer = { readonly pdf: Uint8Array } | { readonly problem: string };

async function answerOf(worker: Worker, task: object): Promise<Answer> {
  worker.ref();
  try {
    const answered = once(worker, 'message', { signal: AbortSignal.timeout(slowestMs) });
    worker.postMessage(task, []);
    const [answer] = await answered;
    return answer;
  } finally {
    worker.unref();
  }
}

async function startThread(source: FontSource): Promise<Worker> {
  const { families, folders, files, spans } = await findFonts(source);
  const covered = await readCoverage(files, spans);
  const workerData = { templates: join(folder, 'templates'), families, folders, covered };
  // Without the options of this process: they may load what a thread cannot.
  const worker = new Worker(join(folder, 'typesetting-thread.mjs'), { execArgv: [], env: {}, workerData });
  // Heard by whoever waits; nobody else needs to.
  worker.on('error', () => undefined);
  return worker;
}
