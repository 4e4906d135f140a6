import type { JournalRecord } from './journal-store.ts';

export interface SealedRecord extends Omit<JournalRecord, 'text'> {
  readonly person: string;
  readonly sealed: Uint8Array<ArrayBuffer>;
}

export interface JournalDatabase {
  readonly write: (changes: Iterable<readonly [string, SealedRecord | null]>) => Promise<void>;
  readonly list: (person: string) => Promise<readonly SealedRecord[]>;
}

const name = 'portico-journal';
const table = 'records';
const byPerson = 'person';

let current: Promise<IDBDatabase> | null = null;

/** The journals of everybody who uses this browser. One connection serves the page; it is opened anew when it breaks. */
export async function openJournalDatabase(): Promise<JournalDatabase> {
  await connection();
  return {
    write: (changes) =>
      inTransaction('readwrite', (records) => {
        for (const [id, record] of changes) {
          if (record === null) records.delete(id);
          else records.put(record);
        }
      }),
    list: async (person) => {
      const found: SealedRecord[] = [];
      await inTransaction('readonly', (records) => {
        const request: IDBRequest<unknown[]> = records.index(byPerson).getAll(person);
        request.onsuccess = () => found.push(...request.result.filter(isSealedRecord));
      });
      return found;
    },
  };
}

async function inTransaction(mode: IDBTransactionMode, work: (records: IDBObjectStore) => void): Promise<void> {
  const opened = await connection();
  const { promise, resolve, reject } = patiently<void>();
  try {
    const transaction = opened.transaction(table, mode);
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
    work(transaction.objectStore(table));
    await promise;
  } catch (error) {
    current = null;
    throw error;
  }
}

function connection(): Promise<IDBDatabase> {
  current ??= connect().catch((error: unknown) => {
    current = null;
    throw error;
  });
  return current;
}

function connect(): Promise<IDBDatabase> {
  const { promise, resolve, reject } = patiently<IDBDatabase>();
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(table, { keyPath: 'id' }).createIndex(byPerson, 'person');
  };
  request.onsuccess = () => {
    const opened = request.result;
    const forget = () => {
      current = null;
    };
    opened.onclose = forget;
    opened.onversionchange = () => {
      opened.close();
      forget();
    };
    resolve(opened);
  };
  request.onerror = () => reject(request.error);
  return promise;
}

// Some browsers never answer in private mode, or when they run out of space.
const timeoutMs = 3000;

function patiently<A>() {
  let resolve: (value: A) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<A>((done, failed) => {
    [resolve, reject] = [done, failed];
  });
  const timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), timeoutMs);
  promise
    .catch(() => undefined)
    .then(() => clearTimeout(timer))
    .catch(() => undefined);
  return { promise, resolve, reject };
}

function isSealedRecord(kept: unknown): kept is SealedRecord {
  return typeof kept === 'object' && kept !== null && 'sealed' in kept && kept.sealed instanceof Uint8Array;
}
