import { createHmac } from 'node:crypto';

/** Identifies a person or a machine in a bucket's name without storing who it is. */
export function digestOf(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text).digest('base64url').slice(0, 22);
}
