import { type IDBPDatabase, openDB } from 'idb';
import { answerOfIndexedDb } from './answer-of-indexed-db.ts';
import type { KeyStore } from './key-store.ts';

/** Keys in IndexedDB, the only place of a browser that holds a key it never shows; a project wipes only its own. */
export function indexedKeyStore(project: string): KeyStore {
  const scoped = (name: string) => `${project}:${name}`;
  return {
    take: async (name, isKey, make) => {
      const kept: unknown = await query((database) => database.get('keys', scoped(name)));
      return isKey(kept) ? kept : keepFirst(scoped(name), await make(), isKey);
    },
    wipe: () => query((database) => database.delete('keys', IDBKeyRange.bound(scoped(''), scoped('\uffff')))),
  };
}

/** Keeps the key unless another tab was faster: looking and keeping are one transaction. */
function keepFirst<K>(name: string, made: K, isKey: (kept: unknown) => kept is K): Promise<K> {
  return query(async (database) => {
    const { store, done } = database.transaction('keys', 'readwrite');
    const winner: unknown = await store.get(name);
    if (isKey(winner)) return winner;
    await Promise.all([store.put(made, name), done]);
    return made;
  });
}

async function query<A>(ask: (database: IDBPDatabase) => Promise<A>): Promise<A> {
  const database = await answerOfIndexedDb(
    openDB('portico', 1, { upgrade: (opened) => void opened.createObjectStore('keys') }),
  );
  return ask(database).finally(() => database.close());
}
