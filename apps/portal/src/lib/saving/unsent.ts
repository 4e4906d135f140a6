import { openBrowserJournal, wipeJournalKey } from './browser/browser-journal.ts';
import { journalOwner } from './journal/owner.ts';
import { haltSavings } from './open-savings.ts';

/** Whether this browser holds text of this person that the server has not confirmed. */
export async function hasUnsent(slug: string, uid: string): Promise<boolean> {
  return (await unsentModules(slug, uid)).length > 0;
}

/** The modules that it belongs to. */
export async function unsentModules(slug: string, uid: string): Promise<readonly string[]> {
  const store = await openBrowserJournal(journalOwner(slug, uid));
  const records = await store.list().catch(() => []);
  return [...new Set(records.filter(({ kind }) => kind !== 'copy').map(({ module }) => module))];
}

/** Throws it away: for a sign-out to which the person has agreed. */
export async function forgetUnsent(slug: string, uid: string): Promise<void> {
  const owner = journalOwner(slug, uid);
  await haltSavings(owner);
  const store = await openBrowserJournal(owner);
  const records = await store.list().catch(() => []);
  await store.write(new Map(records.map(({ id }) => [id, null]))).catch(() => undefined);
  await wipeJournalKey(owner);
}
