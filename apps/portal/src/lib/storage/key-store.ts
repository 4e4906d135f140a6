/** Where the key of the encrypted storage rests. */
export interface KeyStore {
  /** The key under this name; made and kept when there is none. Two tabs asking at once get the same one. */
  readonly take: <K>(name: string, isKey: (stored: unknown) => stored is K, make: () => Promise<K>) => Promise<K>;
  readonly wipe: () => Promise<void>;
}
