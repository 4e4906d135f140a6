/** Stores the key of the encrypted storage. */
export interface KeyStore {
  /** The key under this name; created and stored if there is none. Two tabs at the same time get the same key. */
  readonly take: <K>(name: string, isKey: (stored: unknown) => stored is K, make: () => Promise<K>) => Promise<K>;
  readonly wipe: () => Promise<void>;
}
