import type { PreviousUpload, UrlStorage } from 'tus-js-client';
import { localArea } from '../../../lib/session/guarded-area.ts';

const most = 20;

interface StoredUpload {
  readonly print: string;
  readonly url: string;
  readonly size: number | null;
  readonly at: string;
}

/** The progress of one person's uploads in one project, stored in this browser. File names are not stored. */
export function resumableStore(slug: string, uid: string): UrlStorage {
  const name = `portico.uploads.${slug}.${uid}`;
  const list = () => readKept(localArea.getItem(name));
  const store = (uploads: readonly StoredUpload[]) => {
    if (uploads.length === 0) localArea.removeItem(name);
    else localArea.setItem(name, JSON.stringify(uploads.slice(-most)));
  };
  return {
    findAllUploads: async () => list().map(asPrevious),
    findUploadsByFingerprint: async (print) =>
      list()
        .filter((upload) => upload.print === print)
        .map(asPrevious),
    removeUpload: async (url) => store(list().filter((upload) => upload.url !== url)),
    addUpload: async (print, { uploadUrl, size, creationTime }) => {
      const url = uploadUrl ?? '';
      store([...list().filter((upload) => upload.url !== url), { print, url, size, at: creationTime }]);
      return url;
    },
  };
}

/** Identifies the same file for the same field, by everything that a browser tells about a file. */
export function fingerprint(file: File, ...target: readonly string[]): string {
  return digest([file.name, file.type, file.size, file.lastModified, ...target].join('\n'));
}

function asPrevious({ url, size, at }: StoredUpload): PreviousUpload {
  return { uploadUrl: url, urlStorageKey: url, size, creationTime: at, metadata: {}, parallelUploadUrls: null };
}

function readKept(text: string | null): readonly StoredUpload[] {
  try {
    const raw: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(raw) ? raw.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(raw: unknown): raw is StoredUpload {
  return typeof raw === 'object' && raw !== null && 'print' in raw && 'url' in raw && typeof raw.url === 'string';
}

/** A short digest, not meant for secrecy. */
function digest(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x9e3779b9;
  for (let index = 0; index < text.length; index += 1) {
    one = Math.imul(one ^ text.charCodeAt(index), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(index), 0x85ebca6b);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}
