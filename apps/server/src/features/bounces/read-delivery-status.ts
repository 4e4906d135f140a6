import type { FailedRecipient } from './report.ts';

const mostRecipients = 100;

/**
 * The recipients that a delivery status (RFC 3464) gives up. What is delayed, relayed or delivered is not among them; what
 * was delayed for days and then given up is, whatever its code begins with.
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

/** Names in small letters, folded lines made one; of a name that comes twice the first counts. */
export function readFields(block: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

// `rfc822; <somebody@example.edu>`; an original recipient may be written as xtext, + and two digits for a sign.
function addressIn(value: string): string {
  const [type = '', rest] = value.split(';', 2);
  const address = (rest ?? type).trim().replace(/^<([^<>]*)>.*$/, '$1');
  return address.replaceAll(/\+([0-9A-F]{2})/g, (_code, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}
