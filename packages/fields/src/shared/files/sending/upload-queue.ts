import type { Problem } from '@portico/form-engine/problem';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { leftUpload, UploadFailure, type UploadPause, type UploadWatch } from '../../../field-services.ts';

/** A file being uploaded. The File is kept, so that a retry does not need to choose it again. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly stage: UploadStage;
}

export type UploadStage =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly share: number; readonly pause: UploadPause | null }
  /** `words` are the server's, if it gave any. */
  | { readonly kind: 'failed'; readonly words: string | null }
  | { readonly kind: 'refused'; readonly problem: Problem; readonly reducible: boolean }
  | { readonly kind: 'reducing' }
  | { readonly kind: 'converting' }
  | { readonly kind: 'irreducible' }
  /** A picture of a type that this browser cannot read. */
  | { readonly kind: 'unreadable' };

export interface UploadQueue {
  readonly list: () => readonly Upload[];
  /** Returns the id of the upload. */
  readonly add: (file: File, stage?: UploadStage) => number;
  /** Uploads again, or uploads another file instead. */
  readonly resend: (id: number, file?: File) => void;
  readonly mark: (id: number, stage: UploadStage, file?: File) => void;
  /** Removes it from the list and aborts it if it is under way. */
  readonly drop: (id: number) => void;
  readonly stop: () => void;
}

interface QueueParts {
  readonly send: (file: File, watch: UploadWatch) => Promise<StoredFile>;
  readonly onStored: (file: StoredFile) => void;
  readonly onChange: (uploads: readonly Upload[]) => void;
}

const atATime = 2;

/** Uploads files two at a time, in the order they were chosen. */
export function createUploadQueue({ send, onStored, onChange }: QueueParts): UploadQueue {
  let uploads: readonly Upload[] = [];
  let lastId = 0;
  const running = new Map<number, AbortController>();

  const set = (next: readonly Upload[]) => {
    uploads = next;
    onChange(uploads);
  };
  const put = (id: number, change: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  const drop = (id: number) => {
    running.get(id)?.abort();
    running.delete(id);
    set(uploads.filter((upload) => upload.id !== id));
    advance();
  };
  const run = async ({ id, file }: Upload) => {
    const controller = new AbortController();
    running.set(id, controller);
    const isOver = () => running.get(id) !== controller;
    let stage: UploadStage & { readonly kind: 'sending' } = { kind: 'sending', share: 0, pause: null };
    const show = (change: Partial<typeof stage>) => {
      stage = { ...stage, ...change };
      if (!isOver()) put(id, { stage });
    };
    show({});
    try {
      const onProgress = (share: number) => show({ share, pause: null });
      const onPause = (pause: UploadPause | null) => show({ pause });
      const stored = await send(file, { onProgress, onPause, signal: controller.signal });
      if (isOver()) return;
      running.delete(id);
      drop(id);
      onStored(stored);
    } catch (error) {
      if (isOver()) return;
      running.delete(id);
      const words = error instanceof UploadFailure && error.message !== '' ? error.message : null;
      put(id, { stage: { kind: 'failed', words } });
      advance();
    }
  };
  function advance(): void {
    while (running.size < atATime) {
      const next = uploads.find((upload) => upload.stage.kind === 'waiting');
      if (next === undefined) return;
      void run(next);
    }
  }

  return {
    list: () => uploads,
    add: (file, stage = { kind: 'waiting' }) => {
      lastId += 1;
      const id = lastId;
      set([...uploads, { id, file, stage }]);
      advance();
      return id;
    },
    resend: (id, file) => {
      put(id, { stage: { kind: 'waiting' }, ...(file === undefined ? {} : { file }) });
      advance();
    },
    mark: (id, stage, file) => put(id, { stage, ...(file === undefined ? {} : { file }) }),
    drop,
    stop: () => {
      for (const controller of running.values()) controller.abort(leftUpload);
      running.clear();
      uploads = [];
    },
  };
}

/** Whether it counts towards the files of the field. */
export function isUnderWay({ stage }: Upload): boolean {
  return ['waiting', 'sending', 'reducing', 'converting'].includes(stage.kind);
}
