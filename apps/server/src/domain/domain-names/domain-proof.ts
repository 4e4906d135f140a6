import { randomBytes } from 'node:crypto';
import type { AppParts } from '../../platform/app-parts.ts';
import { isOwnMachine } from './host-name.ts';
import { readRecords } from './read-records.ts';

/** A name that somebody claims, with the token that they were given for it. */
interface Claim {
  readonly name: string;
  readonly token: string;
}

export function makeDomainToken(): string {
  return randomBytes(16).toString('hex');
}

/** The TXT record that only whoever manages the name can have put into the DNS. */
export function presentRecord({ name, token }: Claim, publicUrl: string) {
  return { record: `_portico.${name}`, value: `portico=${token}`, needs_record: !isOwnMachine(name, publicUrl) };
}

/** Looks for the record, and tells what stands there instead. A name of this machine alone needs none. */
export async function lookForRecord(claim: Claim, publicUrl: string, parts: Pick<AppParts, 'readRecords'>) {
  const { record, value, needs_record: needsRecord } = presentRecord(claim, publicUrl);
  const found = needsRecord ? await (parts.readRecords ?? readRecords)(record) : [value];
  return { found: [...found], isProved: found.includes(value) };
}
