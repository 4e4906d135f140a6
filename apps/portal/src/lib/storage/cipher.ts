import type { KeyStore } from './key-store.ts';
import { joinBytes, nonceLength, type Cipher } from './sealed-bytes.ts';

/** AES-GCM by WebCrypto with a non-extractable key; implemented in JavaScript where there is no secure context. */
export async function createCipher(keys: KeyStore, subtle: SubtleCrypto | undefined): Promise<Cipher> {
  if (subtle !== undefined) return webCipher(keys, subtle);
  const { plainCipher } = await import('./plain-cipher.ts');
  return plainCipher(keys);
}

async function webCipher(keys: KeyStore, subtle: SubtleCrypto): Promise<Cipher> {
  const make = () => subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const key = await keys.take('web', isCryptoKey, make);
  return {
    seal: async (text) => {
      const iv = crypto.getRandomValues(new Uint8Array(nonceLength));
      const sealed = await subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
      return joinBytes(iv, new Uint8Array(sealed));
    },
    open: async (sealed) => {
      const iv = sealed.slice(0, nonceLength);
      const text = await subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed.slice(nonceLength));
      return new TextDecoder().decode(text);
    },
  };
}

function isCryptoKey(stored: unknown): stored is CryptoKey {
  return stored instanceof CryptoKey;
}
