import type { UploadForMessage } from '@portico/contract/messages.schemas';
import { unsentMessageKey } from '../../lib/saving/unsent-message.ts';
import { openStorage } from '../../lib/storage/open-storage.ts';
import { useSession } from '../../lib/state/session-store.ts';

type MessageFile = UploadForMessage['output'];

/** A message before it is sent. It has its id from the start: sent again after a lost answer, it is there once. */
export interface MessageDraft {
  readonly id: string;
  readonly text: string;
  readonly files: readonly MessageFile[];
}

export function newDraft(): MessageDraft {
  return { id: randomId(), text: '', files: [] };
}

/** The unsent message of the signed-in person in this browser, encrypted as everything of theirs. */
export function openDrafts() {
  const { slug, user } = useSession.getState();
  const storage = openStorage(slug);
  const name = unsentMessageKey(slug, user?.uid ?? '');
  return {
    read: async () => readDraft(await storage.read(name)),
    write: (draft: MessageDraft) =>
      draft.text === '' && draft.files.length === 0 ? storage.wipe(name) : storage.write(name, JSON.stringify(draft)),
  };
}

function readDraft(stored: string | null): MessageDraft | null {
  if (stored === null) return null;
  try {
    const found: unknown = JSON.parse(stored);
    return isDraft(found) ? found : null;
  } catch {
    return null;
  }
}

function isDraft(found: unknown): found is MessageDraft {
  if (typeof found !== 'object' || found === null) return false;
  const isText = 'id' in found && typeof found.id === 'string' && 'text' in found && typeof found.text === 'string';
  return isText && 'files' in found && Array.isArray(found.files);
}

/** `crypto.randomUUID` is missing on plain http. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20)];
  return parts.join('-');
}
