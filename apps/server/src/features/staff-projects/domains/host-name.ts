import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { Refused } from '../../../platform/refused.ts';

const labels = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * A host name as requests name it: in lower case, in its ASCII form, without a dot at the end. Refused where it cannot lead to
 * a portal: an address of numbers, a name inside one machine, or the name of the installation itself.
 */
export function readHostName(typed: string, publicUrl: string): string {
  const host = domainToASCII(typed.trim().replace(/\.$/, '').toLowerCase());
  // A URL parser would drop a path or a port that somebody typed, and with it what they meant.
  const isWrong =
    /[^\p{L}\p{M}\p{N}.-]/u.test(typed.trim()) ||
    host.length > 253 ||
    isIP(host) !== 0 ||
    !labels.test(host) ||
    isLocal(host);
  if (isWrong || host === new URL(publicUrl).hostname)
    throw new Refused('domainWrong', { params: { host: typed.trim() } });
  return host;
}

function isLocal(host: string): boolean {
  return /(?:^|\.)(?:localhost|local|internal|invalid|onion)$/.test(host);
}
