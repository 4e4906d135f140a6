import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readBase32, writeBase32 } from './base32.ts';

const periodMs = 30_000;
const digits = 6;
// A phone's clock may be a step away from ours.
const offsets = [0, -1, 1] as const;

export function makeTotpSecret(): string {
  return writeBase32(randomBytes(20));
}

/** What the QR code holds: the app shows the account, and the host that it is for. */
export function totpUri(secret: string, account: string, publicUrl: string): string {
  const issuer = `Portico ${new URL(publicUrl).hostname}`;
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?issuer=${encodeURIComponent(issuer)}&secret=${secret}&algorithm=SHA1&digits=${digits}&period=30`;
}

/** The time step that a code is of, if it is of the present one or of one beside it; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const typed = Buffer.from(code.replace(' ', ''));
  const present = stepAt(now);
  return offsets
    .map((offset) => present + offset)
    .find((step) => typed.length === digits && timingSafeEqual(typed, Buffer.from(codeOfStep(secret, step))));
}

export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / periodMs);
}

/** As RFC 4226 and RFC 6238 have it, with what every authenticator app takes: SHA-1, six digits, 30 seconds. */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', readBase32(secret)).update(counter).digest();
  const at = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(at) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}
