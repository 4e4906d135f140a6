import { lookup as resolveName } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestByTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Forms are all that is sent. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

const mostBytes = 1_000_000;

/**
 * Fetches from an address that somebody else chose. It connects to public addresses alone, by the answer of the DNS with
 * which it connects; follows no redirect, and reads no more than a megabyte. `isPrivateAllowed` is for providers within one's own network.
 */
export function guardedFetch(isPrivateAllowed: boolean) {
  return (url: string, { method, headers, body, signal }: Asked): Promise<Response> =>
    new Promise((resolve, reject) => {
      const address = new URL(url);
      const host = address.hostname.replace(/^\[|\]$/g, '');
      // Node looks up names only.
      if (isIP(host) !== 0 && !isPrivateAllowed && !isPublicAddress(host)) return reject(new PrivateAddress(host));
      const send = address.protocol === 'https:' ? requestByTls : requestPlain;
      const lookup = isPrivateAllowed ? undefined : lookupPublic;
      const asking = send(address, { method, headers, ...(lookup && { lookup }), ...(signal && { signal }) });
      asking.on('error', reject);
      asking.on('response', (answer) => {
        const parts: Buffer[] = [];
        let size = 0;
        answer.on('data', (part: Buffer) => {
          size += part.length;
          if (size > mostBytes) answer.destroy(new Error('the answer is too large'));
          else parts.push(part);
        });
        answer.on('error', reject);
        answer.on('end', () => {
          const status = answer.statusCode ?? 502;
          const type = answer.headers['content-type'];
          const kept = { status, headers: { ...(type !== undefined && { 'content-type': type }) } };
          const hasBody = status >= 200 && status !== 204 && status !== 304;
          resolve(new Response(hasBody ? Buffer.concat(parts) : null, kept));
        });
      });
      // In one piece, so that its length is told.
      asking.end(body instanceof URLSearchParams ? body.toString() : '');
    });
}

class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`);
  }
}

const lookupPublic: LookupFunction = (host, options, done) => {
  resolveName(host, { ...options, all: true }, (error, found) => {
    const open = (found ?? []).filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (error !== null) done(error, []);
    else if (first === undefined) done(new PrivateAddress(host), []);
    else if (options.all === true) done(null, open);
    else done(null, first.address, first.family);
  });
};
