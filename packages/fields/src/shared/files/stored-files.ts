import type { Answer, FieldValue, StoredFile } from '@portico/form-engine/values/answer';

/** The files of an answer; anything that is not a file with an address is left out. */
export function readFiles(raw: unknown): readonly StoredFile[] {
  if (!Array.isArray(raw)) return [];
  const files = new Map<string, StoredFile>();
  for (const claimed of raw) {
    const file = readFile(claimed);
    if (file !== null && !files.has(file.uid)) files.set(file.uid, file);
  }
  return [...files.values()];
}

export function filesOf(answer: Answer): readonly StoredFile[] {
  return readFiles(answer.value);
}

export function answerOf(files: readonly StoredFile[]): Answer {
  return { value: files.map((file): FieldValue => ({ ...file })) };
}

function readFile(raw: unknown): StoredFile | null {
  if (!isRecord(raw)) return null;
  const { uid, name, url, size, icon } = raw;
  if (!isAddress(url)) return null;
  return {
    uid: isWord(uid) ? uid : url,
    name: isWord(name) ? name : lastPartOf(url),
    url,
    ...(typeof size === 'number' && Number.isFinite(size) && size >= 0 ? { size } : {}),
    ...(isAddress(icon) ? { icon } : {}),
  };
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null;
}

function isWord(raw: unknown): raw is string {
  return typeof raw === 'string' && raw !== '';
}

// An address becomes a link that staff follow: only http and https, and nothing that browsers strip before a scheme.
function isAddress(raw: unknown): raw is string {
  return isWord(raw) && !/^\s|[\p{Cc}]/u.test(raw) && (/^https?:/i.test(raw) || !/^[a-z][a-z\d+.-]*:/i.test(raw));
}

function lastPartOf(url: string): string {
  return url.split(/[?#]/, 1)[0]?.split('/').findLast(Boolean) ?? url;
}
