import { localArea } from '../session/guarded-area.ts';
import { staffTab } from '../session/staff-tab.ts';
import { createCipher } from './cipher.ts';
import { indexedKeyStore } from './indexed-key-store.ts';
import { createSealedStorage, type SealedStorage } from './sealed-storage.ts';

/** The encrypted storage of this browser for one project (design 5.5). */
export function openStorage(slug: string): SealedStorage & { readonly wipeKeys: () => Promise<void> } {
  // Staff have their own keys, so that wiping them when they leave does not affect a person's keys.
  const keys = indexedKeyStore(staffTab() === null ? slug : `${slug} staff`);
  const sealed = createSealedStorage({
    area: localArea,
    cipher: () => createCipher(keys, globalThis.crypto.subtle),
  });
  // Signing out erases the key too, so that an earlier copy of the disk can no longer be read.
  return { ...sealed, wipeKeys: () => keys.wipe().catch(() => undefined) };
}
