// Public, since every browser has it: it only detects requests that were altered by accident.
export const hashSalt = 'portico.4dbca6.apply';

/** The digest in every GET: parameters sorted by name, the time in seconds, the salt. */
export async function requestHash(parameters: Readonly<Record<string, string>>, time: number): Promise<string> {
  const pairs = Object.keys(parameters)
    .filter((name) => name !== 'time' && name !== 'hash')
    .sort()
    .map((name) => `${name}=${parameters[name]}`);
  const digest = await sha256(new TextEncoder().encode(`${pairs.join('&')}${time}${hashSalt}`));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const subtle = globalThis.crypto?.subtle;
  if (subtle !== undefined) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  // On plain http to another host than localhost, browsers have no WebCrypto.
  const noble = await import('@noble/hashes/sha2.js');
  return noble.sha256(bytes);
}
