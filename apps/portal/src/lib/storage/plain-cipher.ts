import { gcm } from '@noble/ciphers/aes.js';
import type { KeyStore } from './key-store.ts';
import { joinBytes, nonceLength, type Cipher } from './sealed-bytes.ts';

/** For plain http to another machine, where browsers offer no WebCrypto. */
export async function plainCipher(keys: KeyStore): Promise<Cipher> {
  const key = await keys.take('plain', isKeyBytes, async () => crypto.getRandomValues(new Uint8Array(32)));
  return {
    seal: async (text) => {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
      return joinBytes(nonce, gcm(key, nonce).encrypt(new TextEncoder().encode(text)));
    },
    open: async (sealed) => {
      const opened = gcm(key, sealed.slice(0, nonceLength)).decrypt(sealed.slice(nonceLength));
      return new TextDecoder().decode(opened);
    },
  };
}

function isKeyBytes(stored: unknown): stored is Uint8Array<ArrayBuffer> {
  return stored instanceof Uint8Array && stored.length === 32;
}
