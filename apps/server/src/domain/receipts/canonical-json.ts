import { createHash } from 'node:crypto';

/**
 * One text for each value, following RFC 8785: no spaces, keys in the order of their code units. What JSON leaves out
 * (undefined in an object) is left out; a value that JSON cannot express is refused.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (isRecord(value)) return canonicalObject(value);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`JSON has no ${value}`);
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`JSON has no ${typeof value}`);
  return text;
}

/** SHA-256 of the canonical JSON, in hex. */
export function canonicalHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value), 'utf8').digest('hex');
}

function canonicalObject(value: Readonly<Record<string, unknown>>): string {
  if (typeof value['toJSON'] === 'function') throw new TypeError('Only plain values have a canonical form');
  const keys = Object.keys(value);
  // Without a comparison function, sort() compares code units, which is the same on every machine.
  if (keys.length > 1) keys.sort();
  let members = '';
  for (const key of keys) {
    const member = value[key];
    if (member !== undefined) members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`;
  }
  return `{${members}}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
