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
const mostWaiting = 39;
// The longest document takes some seconds of a free machine.
const slowestMs = 300_000;
const folder = join(serverRoot, 'src/platform/documents');
// The compiler keeps what it once took, some megabytes for each document.
const mostMemory = 400 * 2 ** 20;

/**
 * One thread of low priority, started with the first document and warm from then on. It is replaced when it holds too much
 * memory, and after a failure, since nobody knows in what state that left the compiler.
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
  /** What the compiler holds, in bytes. */
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
    // Without the options of this process: they may load what a thread cannot.
    execArgv: [],
    env: {},
  });
}
