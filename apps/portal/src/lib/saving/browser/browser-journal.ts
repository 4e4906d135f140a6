import { createCipher } from '../../storage/cipher.ts';
import { indexedKeyStore } from '../../storage/indexed-key-store.ts';
import { indexedStore } from '../journal/stores/indexed-store.ts';
import type { JournalStore } from '../journal/stores/journal-store.ts';
import { memoryStore } from '../journal/stores/memory-store.ts';

const opened = new Map<string, Promise<JournalStore>>();

/** The journal of one owner in this browser, or in memory if the browser stores nothing. */
export function openBrowserJournal(owner: string): Promise<JournalStore> {
  const store = opened.get(owner) ?? open(owner).catch(memoryStore);
  opened.set(owner, store);
  return store;
}

async function open(owner: string): Promise<JournalStore> {
  return indexedStore(owner, await createCipher(keysOf(owner), globalThis.crypto.subtle));
}

/** Whatever is still encrypted with this key can never be read again. */
export async function wipeJournalKey(owner: string): Promise<void> {
  opened.delete(owner);
  await keysOf(owner)
    .wipe()
    .catch(() => undefined);
}

// Separate keys: those of the project are erased when a session ends, and unsent text must outlive that.
function keysOf(owner: string) {
  return indexedKeyStore(`journal ${owner}`);
}
