import type { ProjectDb } from '../../platform/db/database.ts';
import { forgetMessages } from '../../platform/messaging/forget-messages.ts';
import { listKeysOf } from '../../platform/messaging/message-owners.ts';
import { bucketsOf } from '../proofs/buckets.ts';
import { forgetAttempts } from '../proofs/proofs.queries.ts';
import type { Applicant } from './applicants.queries.ts';
import { accountKey } from './contacts.ts';
import { dropCodesTo, listKeysOfOthers, removeApplicant } from './removal.queries.ts';

/** What is left to forget outside the database: messages by id and by address, and keys of storage. */
export interface RemovedAccount {
  readonly messages: readonly string[];
  readonly keys: readonly string[];
  readonly files: readonly string[];
}

/** Deletes an account with everything about the person, in the caller's transaction, which has locked it. */
export async function removeAccount(db: ProjectDb, secretKey: string, applicant: Applicant): Promise<RemovedAccount> {
  const keys = await listKeys(db, applicant);
  const messages = await forgetMessages(db, keys, applicant.id);
  await dropCodesTo(db, keys);
  await forgetAttempts(db, ...bucketsOf(secretKey, applicant.id, keys));
  return { messages, keys, files: await removeApplicant(db, applicant.id) };
}

/** The keys of the current and former addresses, without those that now belong to somebody else. */
async function listKeys(db: ProjectDb, applicant: Applicant): Promise<string[]> {
  const own = [applicant.email, applicant.mobile].filter((address) => address !== null);
  const keys = new Set([...own.map((address) => accountKey(address).key), ...(await listKeysOf(db, applicant.id))]);
  for (const key of await listKeysOfOthers(db, applicant.id, [...keys])) keys.delete(key);
  return [...keys];
}
