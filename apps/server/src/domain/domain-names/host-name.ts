import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { Refused } from '../../platform/refused.ts';

const labels = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * A host name as requests name it: in lower case, in its ASCII form, without a dot at the end. Refused where it cannot lead to
 * a portal: an address of numbers, a name inside one machine, or the name of the installation itself. Where the installation
 * itself is at localhost, somebody tries it, and names below localhost lead there too.
 */
export function readHostName(typed: string, publicUrl: string): string {
  const host = domainToASCII(typed.trim().replace(/\.$/, '').toLowerCase());
  // A URL parser would drop a path or a port that somebody typed, and with it what they meant.
  const isWrong =
    /[^\p{L}\p{M}\p{N}.-]/u.test(typed.trim()) ||
    host.length > 253 ||
    isIP(host) !== 0 ||
    !labels.test(host) ||
    (isLocal(host) && !isOwnMachine(host, publicUrl));
  if (isWrong || host === new URL(publicUrl).hostname)
    throw new Refused('domainWrong', { params: { host: typed.trim() } });
  return host;
}

/** A name that leads to the machine of whoever opens it, where the installation is on that machine: nobody else can have it. */
export function isOwnMachine(host: string, publicUrl: string): boolean {
  return /^[a-z0-9-]+\.localhost$/.test(host) && /^(?:localhost|127\.\d+\.\d+\.\d+)$/.test(new URL(publicUrl).hostname);
}

function isLocal(host: string): boolean {
  return /(?:^|\.)(?:localhost|local|internal|invalid|onion)$/.test(host);
}
