import type { FailedRecipient } from './report.ts';

const mostRecipients = 100;

/**
 * The recipients for which a delivery status (RFC 3464) reports failure. Delayed, relayed or delivered ones do not
 * count; a mail that was given up after a delay does, whatever its status code.
 */
export function readDeliveryStatus(text: string): FailedRecipient[] {
  const blocks = text.replaceAll('\r\n', '\n').split(/\n[ \t]*\n/, mostRecipients);
  return blocks.flatMap((block) => {
    const fields = readFields(block);
    if (!/^failed\b/i.test(fields.get('action') ?? '')) return [];
    const addresses = ['original-recipient', 'final-recipient'].map((name) => addressIn(fields.get(name) ?? ''));
    const code = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '';
    return [{ addresses: [...new Set(addresses.filter((address) => address !== ''))], code }];
  });
}

/** Lower-case names; folded lines are joined. If a name occurs twice, the first one counts. */
export function readFields(block: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

// `rfc822; <somebody@example.edu>`; an original recipient may be in xtext, where + and two hex digits encode a
// character.
function addressIn(value: string): string {
  const [type = '', rest] = value.split(';', 2);
  const address = (rest ?? type).trim().replace(/^<([^<>]*)>.*$/, '$1');
  return address.replaceAll(/\+([0-9A-F]{2})/g, (_code, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}
