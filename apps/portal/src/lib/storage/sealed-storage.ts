import type { Cipher } from './sealed-bytes.ts';

/** Encrypted text in a storage area. Nothing here throws: what cannot be stored or read counts as absent. */
export interface SealedStorage {
  readonly read: (name: string) => Promise<string | null>;
  readonly write: (name: string, text: string) => Promise<void>;
  readonly wipe: (name: string) => Promise<void>;
}

interface Parts {
  readonly area: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly cipher: () => Promise<Cipher>;
}

export function createSealedStorage({ area, cipher }: Parts): SealedStorage {
  let ready: Promise<Cipher> | null = null;
  const opened = () => (ready ??= cipher());
  // Serialised: a slow earlier write must not overwrite a later one, nor follow a wipe.
  let last: Promise<void> = Promise.resolve();
  const inTurn = (step: () => Promise<void> | void) => (last = last.then(step).catch(() => undefined));

  return {
    read: async (name) => {
      await last;
      try {
        const sealed = area.getItem(name);
        return sealed === null ? null : await (await opened()).open(fromBase64(sealed));
      } catch {
        return null;
      }
    },
    write: (name, text) =>
      inTurn(async () => {
        const sealed = await (await opened()).seal(text);
        area.setItem(name, toBase64(sealed));
      }),
    wipe: (name) => inTurn(() => area.removeItem(name)),
  };
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Throws on text that is not base64. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
