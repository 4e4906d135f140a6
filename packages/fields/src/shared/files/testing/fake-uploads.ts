import type { StoredFile } from '@portico/form-engine/values/answer';
import type { FieldServices, UploadPause } from '../../../field-services.ts';

interface FakeUpload {
  readonly file: File;
  readonly signal: AbortSignal;
  readonly progress: (share: number) => void;
  readonly pause: (why: UploadPause | null) => void;
  readonly arrive: () => void;
  readonly fail: (error: Error) => void;
}

/** A fake storage that answers when the test says so. */
export function fakeUploads() {
  const sent: FakeUpload[] = [];
  const upload: FieldServices['upload'] = (file, _field, { onProgress, onPause, signal }) =>
    new Promise<StoredFile>((resolve, reject) => {
      const arrive = () => resolve({ uid: `uid-${file.name}`, name: file.name, url: `/files/${file.name}` });
      const pause = (why: UploadPause | null) => onPause?.(why);
      sent.push({ file, signal, progress: onProgress, pause, arrive, fail: reject });
    });
  return { upload, sent, names: () => sent.map(({ file }) => file.name) };
}

/** A file with this many bytes. */
export function fileOf(name: string, size = 10): File {
  return new File([new Uint8Array(size)], name);
}
