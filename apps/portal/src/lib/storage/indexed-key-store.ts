import { answerOfIndexedDb } from './answer-of-indexed-db.ts';
import type { KeyStore } from './key-store.ts';

// Uses the browser's own interface: the library that the journal uses would be part of every first load.

/**
 * Keys in IndexedDB, the only storage of a browser for non-extractable keys; wiping a project affects only its own
 * keys.
 */
export function indexedKeyStore(project: string): KeyStore {
  const scoped = (name: string) => `${project}:${name}`;
  return {
    take: async (name, isKey, make) => {
      const stored = await query('readonly', (store) => answered<unknown>(store.get(scoped(name))));
      return isKey(stored) ? stored : putIfAbsent(scoped(name), await make(), isKey);
    },
    wipe: () => query('readwrite', (store) => answered(store.delete(IDBKeyRange.bound(scoped(''), scoped('\uffff'))))),
  };
}

/** Stores the key unless another tab was faster: reading and writing are one transaction. */
function putIfAbsent<K>(name: string, created: K, isKey: (stored: unknown) => stored is K): Promise<K> {
  return query('readwrite', async (store) => {
    const winner = await answered<unknown>(store.get(name));
    if (isKey(winner)) return winner;
    await answered(store.put(created, name));
    return created;
  });
}

/** Runs one transaction on the keys; its result counts once it has been committed. */
async function query<A>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => Promise<A>): Promise<A> {
  const database = await answerOfIndexedDb(openDatabase());
  try {
    const transaction = database.transaction('keys', mode);
    const committed = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The keys were not kept')));
    });
    const [answer] = await Promise.all([ask(transaction.objectStore('keys')), committed]);
    return answer;
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('portico', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('keys'));
  return answered(request);
}

function answered<A>(request: IDBRequest<A>): Promise<A> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}
