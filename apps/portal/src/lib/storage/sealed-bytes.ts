/** Encrypts text with a key that stays on this device. */
export interface Cipher {
  readonly seal: (text: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Throws if the text was encrypted with another key or altered since. */
  readonly open: (sealed: Uint8Array<ArrayBuffer>) => Promise<string>;
}

export const nonceLength = 12;

/** Puts the nonce before the ciphertext. */
export function joinBytes(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}
