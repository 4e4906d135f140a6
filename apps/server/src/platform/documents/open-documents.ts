import { join } from 'node:path';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { Refused } from '../refused.ts';
import { serverRoot } from '../server-root.ts';
import type { ApplicationDocument } from './application-document.ts';
import { findFonts, type FontSource } from './fonts/find-fonts.ts';
import { readCoverage } from './fonts/read-coverage.ts';
import { loadCompiler } from './load-compiler.ts';
import type { ReceiptDocument } from './receipt-document.ts';

/** The content of each kind of document. */
export interface DocumentKinds {
  readonly application: ApplicationDocument;
  readonly receipt: ReceiptDocument;
}

/** Pictures (JPEG or PNG) by the file name that the content uses. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

export interface Documents {
  /** Typesets a document as PDF, off the event loop; throws `busy` if the queue is full. */
  makeDocument<K extends keyof DocumentKinds>(
    kind: K,
    content: DocumentKinds[K],
    pictures?: Pictures,
  ): Promise<Uint8Array>;
  close(): Promise<void>;
}

// A queue of some seconds, which a person is ready to wait.
const mostWaiting = 39;
// Far above what the longest document takes, which is some seconds on an idle machine.
const slowestMs = 300_000;
const folder = join(serverRoot, 'src/platform/documents');
// The compiler never frees memory; each document adds some megabytes.
const mostMemory = 400 * 2 ** 20;

/**
 * One thread of low priority, started with the first document and kept running. It is replaced when it uses too much
 * memory, and after a failure, because the compiler's state is unknown then.
 */
export function openDocuments(fonts: FontSource = 'system'): Documents {
  const oneByOne = pLimit(1);
  let thread: Promise<Piscina> | undefined;
  const leaveThread = async () => {
    const old = await thread?.catch(() => undefined);
    thread = undefined;
    await old?.destroy();
  };
  return {
    async makeDocument(kind, content, pictures = new Map()) {
      if (oneByOne.activeCount + oneByOne.pendingCount > mostWaiting) throw new Refused('busy');
      const task = { kind, content: JSON.stringify(content), pictures: [...pictures] };
      const signal = AbortSignal.timeout(slowestMs);
      return oneByOne(async () => {
        try {
          thread ??= startThread(fonts);
          const made: MadeDocument = await (await thread).run(task, { name: 'setType', signal });
          if (made.memory > mostMemory) await leaveThread();
          return made.pdf;
        } catch (error) {
          await leaveThread();
          throw error;
        }
      });
    },
    close: () => oneByOne(leaveThread),
  };
}

interface MadeDocument {
  readonly pdf: Uint8Array;
  /** The compiler's memory use in bytes. */
  readonly memory: number;
}

async function startThread(source: FontSource): Promise<Piscina> {
  const { families, files } = await findFonts(source);
  const covered = await readCoverage(files);
  const code = await loadCompiler();
  return new Piscina({
    filename: join(folder, 'typesetting-thread.mjs'),
    workerData: { code, templates: join(folder, 'templates'), families, files, covered },
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Infinity,
    // Without this process's options, which may load modules that a thread cannot.
    execArgv: [],
    env: {},
  });
}
