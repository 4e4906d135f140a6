import type { Cipher } from '../../../storage/sealed-bytes.ts';
import { type JournalDatabase, openJournalDatabase, type SealedRecord } from './journal-database.ts';
import type { JournalRecord, JournalStore } from './journal-store.ts';

/** A journal in IndexedDB: the text is encrypted, only owner and key are readable. */
export async function indexedStore(person: string, cipher: Cipher): Promise<JournalStore> {
  const database = await openJournalDatabase();
  return {
    isLasting: true,
    write: async (changes) => {
      const sealed = await Promise.all([...changes].map((change) => sealChange(person, cipher, change)));
      await database.write(sealed);
    },
    list: () => listOf(database, person, cipher),
  };
}

async function sealChange(
  person: string,
  cipher: Cipher,
  [id, record]: readonly [string, JournalRecord | null],
): Promise<readonly [string, SealedRecord | null]> {
  if (record === null) return [id, null];
  const { text, ...plain } = record;
  return [id, { ...plain, person, sealed: await cipher.seal(text) }];
}

async function listOf(database: JournalDatabase, person: string, cipher: Cipher): Promise<readonly JournalRecord[]> {
  const opened = (await database.list(person)).map(async ({ sealed, id, tab, module, kind }) => {
    const text = await cipher.open(sealed).catch(() => null);
    return text === null ? [] : [{ id, tab, module, kind, text }];
  });
  return (await Promise.all(opened)).flat();
}
