import { createHmac } from 'node:crypto';

/** What an authenticator app shows for a key, now or so many seconds later: RFC 6238, written apart from the server's. */
export function codeOfApp(key: string, secondsLater = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor((Date.now() / 1000 + secondsLater) / 30), 4);
  const digest = createHmac('sha1', bytesOf(key.replaceAll(/\s/g, '')))
    .update(counter)
    .digest();
  const at = (digest.at(-1) ?? 0) % 16;
  return String((digest.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
