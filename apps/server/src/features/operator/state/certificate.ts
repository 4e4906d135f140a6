import { connect } from 'node:tls';
import type { Operation } from '@portico/contract/operator.schemas';
import { type Clock, epochSeconds } from '../../../platform/clock.ts';

type Certificate = Operation['output']['certificate'];

const patienceMs = 2_000;
const freshMs = 3_600_000;

/**
 * The certificate that browsers are shown at the public address. A proxy in front ends TLS, so the server looks from
 * outside, once an hour at most. Null without https.
 */
export function watchCertificate(publicUrl: string, clock: Clock): () => Promise<Certificate> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return async () => null;
  const host = hostname.replaceAll(/[[\]]/g, '');
  let last: { readonly at: number; readonly found: Promise<Certificate> } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (last === undefined || now - last.at > freshMs)
      last = {
        at: now,
        found: readEnd(host, port === '' ? 443 : Number(port)).then((end) => ({
          host,
          ends_at: end === null ? null : epochSeconds(end),
        })),
      };
    return last.found;
  };
}

/** When the certificate of a host ends, whoever issued it; null if it does not show one. */
export function readEnd(host: string, port: number): Promise<Date | null> {
  return new Promise((resolve) => {
    // One that browsers refuse is worth knowing too.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: patienceMs });
    const settle = (end: Date | null) => {
      resolve(end);
      socket.destroy();
    };
    socket.once('secureConnect', () => {
      const { valid_to: until } = socket.getPeerCertificate();
      const end = new Date(until);
      settle(Number.isNaN(end.getTime()) ? null : end);
    });
    socket.once('timeout', () => settle(null));
    socket.once('error', () => settle(null));
  });
}
