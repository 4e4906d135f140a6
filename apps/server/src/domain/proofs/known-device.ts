import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { seal, unseal } from '../../platform/secrets/seal.ts';
import type { CallContext } from '../../platform/wire/bound-route.ts';
import { digestOf } from './digest.ts';

/** Part of the cookie's signature: after a change of password, earlier cookies are invalid. */
interface Account {
  readonly id: string;
  readonly password_hash: string | null;
}

type Visit = Pick<CallContext, 'secretKey' | 'device'>;

const shape = z.object({ id: z.string(), accounts: z.array(z.string()) });
const purpose = 'known device';
const mostAccounts = 8;
const yearSeconds = 365 * 86_400;

/**
 * The id of a browser that has signed in to this account before; undefined for any other. Its wrong tries are counted
 * separately, so that a stranger's tries do not lock it out. It proves nothing else.
 */
export function findKnownDevice(visit: Visit, account: Account | undefined): string | undefined {
  const device = openDevice(visit);
  const isKnown = account !== undefined && device.accounts.includes(nameOf(visit, account));
  return isKnown ? device.id : undefined;
}

/** Remembers in a cookie that this browser has signed in to the account; the server stores nothing. */
export function rememberDevice(visit: Visit & Pick<CallContext, 'reply'>, account: Account): void {
  const device = openDevice(visit);
  const own = nameOf(visit, account);
  const others = device.accounts.filter((name) => name !== own);
  const accounts = [own, ...others].slice(0, mostAccounts);
  visit.reply.setDeviceCookie(seal(visit.secretKey, purpose, JSON.stringify({ id: device.id, accounts })), yearSeconds);
}

function openDevice({ secretKey, device }: Visit): z.infer<typeof shape> {
  const text = device === undefined ? undefined : unseal(secretKey, purpose, device);
  if (text === undefined) return { id: randomBytes(16).toString('base64url'), accounts: [] };
  return shape.parse(JSON.parse(text));
}

function nameOf({ secretKey }: Visit, { id, password_hash }: Account): string {
  return digestOf(secretKey, `device of ${id} ${password_hash ?? ''}`);
}
