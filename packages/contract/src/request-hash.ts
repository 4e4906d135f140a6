import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// Public by nature, since every browser carries it: it tells a mangled request from a whole one, nothing more.
const salt = 'portico.4dbca6.apply';

/** The digest that accompanies every GET: parameters sorted by name, the time in seconds, the salt. */
export function requestHash(parameters: Readonly<Record<string, string>>, time: number): string {
  const pairs = Object.keys(parameters)
    .filter((name) => name !== 'time' && name !== 'hash')
    .sort()
    .map((name) => `${name}=${parameters[name]}`);
  return bytesToHex(sha256(utf8ToBytes(`${pairs.join('&')}${time}${salt}`)));
}
