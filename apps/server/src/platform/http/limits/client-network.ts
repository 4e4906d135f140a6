import { isIPv6 } from 'node:net';

/** The part of an IPv6 address, in groups of 16 bits, that stands for all of a client's. */
const groupsIn = { household: 4, customer: 3 } as const;

/**
 * The unit that limits count as one client. A household or a rented machine has a whole /64 of IPv6 addresses, so only
 * the first half counts; a customer of a provider may have a /48.
 */
export function clientNetwork(ip: string, of: keyof typeof groupsIn = 'household'): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? [];
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, groupsIn[of]);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${16 * groupsIn[of]}`;
}

function groupsOf(part: string): string[] {
  if (part === '') return [];
  // A trailing IPv4 address replaces two groups in the second half, which do not count.
  return part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
