import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { answerOfIndexedDb } from '../../../storage/answer-of-indexed-db.ts';
import type { JournalRecord } from './journal-store.ts';

export interface SealedRecord extends Omit<JournalRecord, 'text'> {
  readonly person: string;
  readonly sealed: Uint8Array<ArrayBuffer>;
}

export interface JournalDatabase {
  readonly write: (changes: Iterable<readonly [string, SealedRecord | null]>) => Promise<void>;
  readonly list: (person: string) => Promise<readonly SealedRecord[]>;
}

interface Schema extends DBSchema {
  readonly records: { key: string; value: SealedRecord; indexes: { person: string } };
}

let current: Promise<IDBPDatabase<Schema>> | null = null;

/** The journals of everybody who uses this browser. The page has one connection, which is reopened when it breaks. */
export async function openJournalDatabase(): Promise<JournalDatabase> {
  await connect();
  return {
    write: (changes) =>
      query(async (database) => {
        const { store, done } = database.transaction('records', 'readwrite');
        const writes = Array.from(changes, ([id, record]) => (record === null ? store.delete(id) : store.put(record)));
        await Promise.all([...writes, done]);
      }),
    list: (person) => query((database) => database.getAllFromIndex('records', 'person', person)),
  };
}

async function query<A>(ask: (database: IDBPDatabase<Schema>) => Promise<A>): Promise<A> {
  const database = await connect();
  return answerOfIndexedDb(ask(database)).catch(failed);
}

function connect(): Promise<IDBPDatabase<Schema>> {
  current ??= answerOfIndexedDb(openConnection()).catch(failed);
  return current;
}

function openConnection(): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>('portico-journal', 1, {
    upgrade: (database) => {
      database.createObjectStore('records', { keyPath: 'id' }).createIndex('person', 'person');
    },
    blocking: async () => {
      forget();
      (await opening).close();
    },
    terminated: forget,
  });
  return opening;
}

function forget(): void {
  current = null;
}

function failed(error: unknown): never {
  forget();
  throw error;
}
