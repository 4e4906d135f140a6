import { createHash, createPublicKey, type KeyObject } from 'node:crypto';

/** The 32 bytes of a public key, base64url. */
export function writePublicKey(key: KeyObject): string {
  return key.export({ format: 'jwk' }).x ?? '';
}

/** Undefined if it is not an Ed25519 key. */
export function readPublicKey(text: string): KeyObject | undefined {
  if (!/^[\w-]{43}$/.test(text)) return undefined;
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: text }, format: 'jwk' });
    return writePublicKey(key) === text ? key : undefined;
  } catch {
    return undefined;
  }
}

/** The id by which a receipt refers to its key. */
export function keyIdOf(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 16);
}
