import { join } from 'node:path';
import { Piscina } from 'piscina';
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
const mostWaiting = 39;
// The longest document takes some seconds of a free machine.
const slowestMs = 300_000;
const folder = join(serverRoot, 'src/platform/documents');

/** One thread of low priority, started with the first document and warm from then on. */
export function openDocuments(fonts: FontSource = 'system'): Documents {
  let starting: Promise<Piscina> | undefined;
  return {
    async makeDocument(kind, content, pictures = new Map()) {
      starting ??= startThread(fonts);
      const thread = await starting.catch((error: unknown) => {
        starting = undefined;
        throw error;
      });
      if (thread.queueSize >= mostWaiting) throw new Refused('busy');
      const task = { kind, content: JSON.stringify(content), pictures: [...pictures] };
      return thread.run(task, { name: 'setType', signal: AbortSignal.timeout(slowestMs) });
    },
    async close() {
      const thread = await starting?.catch(() => undefined);
      starting = undefined;
      await thread?.close();
    },
  };
}

async function startThread(source: FontSource): Promise<Piscina> {
  const { families, folders, files, spans } = await findFonts(source);
  const covered = await readCoverage(files, spans);
  return new Piscina({
    filename: join(folder, 'typesetting-thread.mjs'),
    workerData: { templates: join(folder, 'templates'), families, folders, covered },
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Infinity,
    // Without the options of this process: they may load what a thread cannot.
    execArgv: [],
    env: {},
  });
}
