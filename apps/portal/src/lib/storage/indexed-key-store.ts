import type { KeyStore } from './key-store.ts';

const database = 'portico';
const table = 'keys';

/** Keys in IndexedDB, the only place of a browser that holds a key it never shows; a project wipes only its own. */
export function indexedKeyStore(project: string): KeyStore {
  const scoped = (name: string) => `${project}:${name}`;
  return {
    take: async (name, isKey, make) => {
      const kept = await inStore('readonly', (keys) => keys.get(scoped(name)));
      if (isKey(kept)) return kept;
      return keepFirst(scoped(name), await make(), isKey);
    },
    wipe: async () => {
      await inStore('readwrite', (keys) => keys.delete(IDBKeyRange.bound(scoped(''), scoped('\uffff'))));
    },
  };
}

/** Keeps the key unless another tab was faster: looking and keeping are one transaction. */
async function keepFirst<K>(name: string, made: K, isKey: (kept: unknown) => kept is K): Promise<K> {
  const opened = await open();
  return new Promise<K>((resolve, reject) => {
    const keys = opened.transaction(table, 'readwrite').objectStore(table);
    const look = keys.get(name);
    look.onerror = () => reject(look.error);
    look.onsuccess = () => {
      const winner: unknown = look.result;
      if (isKey(winner)) return resolve(winner);
      const put = keys.put(made, name);
      put.onsuccess = () => resolve(made);
      put.onerror = () => reject(put.error);
    };
  }).finally(() => opened.close());
}

async function inStore(mode: IDBTransactionMode, ask: (keys: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const opened = await open();
  return new Promise<unknown>((resolve, reject) => {
    const request = ask(opened.transaction(table, mode).objectStore(table));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  }).finally(() => opened.close());
}

// Some browsers never answer in private mode: after this, the portal goes on without kept state.
const timeoutMs = 2000;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), timeoutMs);
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table);
    request.onsuccess = () => {
      clearTimeout(timer);
      resolve(request.result);
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error);
    };
  });
}
