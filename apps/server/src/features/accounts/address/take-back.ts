import type { FindAddressChange, TakeBackAddress } from '@portico/contract/registration.schemas';
import { type Applicant, findApplicant } from '../../../domain/accounts/applicants.queries.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { hashingTurn } from '../../../platform/secrets/hashing-turn.ts';
import { hashPassword } from '../../../platform/secrets/passwords.ts';
import { hashToken } from '../../../platform/session/token.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { setPassword, updateTwins, voidLinks } from '../accounts.queries.ts';
import { changeApplicant } from '../care/care.queries.ts';
import { listKeysOfOthers, lockApplicant } from '../../../domain/accounts/removal.queries.ts';
import { requirePassword } from '../../../domain/accounts/require-password.ts';
import { notifyOfChange } from '../password/notify-of-change.ts';
import { removeUnproved } from '../registration/registration.queries.ts';
import {
  dropChangesFrom,
  endSessions,
  type findAddresses,
  findChange,
  findFirstFrom,
} from './address-changes.queries.ts';
import { wayOf } from './way-back.ts';

/** What a link would undo; looking it up changes nothing. */
export async function findAddressChange(
  { token }: FindAddressChange['input'],
  call: VisitorCall,
): Promise<FindAddressChange['output']> {
  const { change, applicant } = await requireChange(token, call);
  const address = change.channel === 'mail' ? change.email : change.mobile;
  return {
    kind: change.channel === 'mail' ? 'email' : 'mobile',
    address: address ?? '',
    changed_at: epochSeconds(change.changed_at),
    asks_password: asksPassword(applicant),
  };
}

/**
 * Returns the account to its former owner. All addresses are restored to what they were before the first recent change
 * of the owner's address, because the thief may have changed the other one too. All sessions end, and a new password is
 * set.
 */
export async function takeBackAddress({ token, password }: TakeBackAddress['input'], call: VisitorCall): Promise<null> {
  const { applicant } = await requireChange(token, call);
  const hash = asksPassword(applicant) ? await hashPassword(requirePassword(password), hashingTurn(call)) : null;
  await inTransaction(call.db, (db) => restore(token, applicant.id, hash, { ...call, db }));
  return null;
}

async function restore(token: string, applicantId: string, hash: string | null, call: VisitorCall): Promise<void> {
  const { db, now } = call;
  await lockApplicant(db, applicantId);
  // It may have been undone meanwhile.
  const { change, applicant: displaced } = await requireChange(token, call);
  const channel = wayOf(token);
  const key = channel === 'mail' ? change.email_key : change.mobile;
  const first = (await findFirstFrom(db, applicantId, { channel, key }, now)) ?? change;
  const before = await freeAddresses(db, applicantId, first);
  // If the account had no password, the thief may have set one; it is removed.
  const unset = hash === null ? { password_hash: null } : {};
  if (!(await changeApplicant(db, applicantId, { ...before, ...unset }))) throw new Refused('accountTaken');
  await dropChangesFrom(db, applicantId, first.changed_at);
  await voidLinks(db, applicantId, now);
  await endSessions(db, applicantId);
  await updateTwins(db, applicantId, { newHash: hash, since: first.changed_at });
  if (hash === null) return;
  await setPassword(db, applicantId, hash, { keepSession: null, now });
  const restored = await findApplicant(db, applicantId);
  if (restored !== undefined) await notifyOfChange(restored, call);
  // The link may have reached the wrong person, so the address that is replaced is notified too.
  if (displaced.email !== restored?.email) await notifyOfChange(displaced, call);
}

type Addresses = Awaited<ReturnType<typeof findAddresses>>;

/**
 * The former addresses, without those that now belong to another account. Such an address stays empty rather than
 * keeping the thief's. Throws if none is left.
 */
async function freeAddresses(db: ProjectDb, applicantId: string, before: Addresses): Promise<Addresses> {
  const { email, email_key, email_confirmed_at, area, mobile } = before;
  if (email_key !== null) await removeUnproved(db, email_key);
  const keys = [email_key, mobile].filter((key) => key !== null);
  const takenKeys = new Set(await listKeysOfOthers(db, applicantId, keys));
  if (keys.length > 0 && keys.every((key) => takenKeys.has(key))) throw new Refused('accountTaken');
  const noMail = { email: null, email_key: null, email_confirmed_at: null };
  const hasMail = email_key !== null && !takenKeys.has(email_key);
  const hasMobile = mobile !== null && !takenKeys.has(mobile);
  return {
    ...(hasMail ? { email, email_key, email_confirmed_at } : noMail),
    ...(hasMobile ? { area, mobile } : { area, mobile: null }),
  };
}

async function requireChange(token: string, { db, now }: VisitorCall) {
  const change = await findChange(db, hashToken(token), now);
  const applicant = change && (await findApplicant(db, change.applicant_id));
  if (change === undefined || applicant === undefined) throw new Refused('linkBroken');
  return { change, applicant };
}

/** Whoever took over the account may know its password or have set one. */
function asksPassword({ temporary, password_hash }: Applicant): boolean {
  return !temporary && password_hash !== null;
}
