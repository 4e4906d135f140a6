import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/**
 * Encrypts a text so that only this installation can read it and nobody can change it; each purpose has its own key.
 */
export function seal(secretKey: string, purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey, purpose), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** The sealed text if it was sealed for this purpose; otherwise undefined. */
export function unseal(secretKey: string, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < 28) return undefined;
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyOf(secretKey, purpose), bytes.subarray(0, 12));
    cipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyOf(secretKey: string, purpose: string): Buffer {
  return createHash('sha256').update(`${purpose}\n${secretKey}`).digest();
}
