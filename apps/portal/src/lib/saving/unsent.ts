import { openBrowserJournal, wipeJournalKey } from './browser/browser-journal.ts';
import { journalOwner } from './journal/owner.ts';
import { haltSavings } from './open-savings.ts';
import { forgetUnsentMessage } from './unsent-message.ts';

/** Whether this browser has text of this person that the server has not confirmed. */
export async function hasUnsent(slug: string, uid: string): Promise<boolean> {
  return (await unsentModules(slug, uid)).length > 0;
}

/** The modules with unsent text. */
export async function unsentModules(slug: string, uid: string): Promise<readonly string[]> {
  const store = await openBrowserJournal(journalOwner(slug, uid));
  const records = await store.list().catch(() => []);
  return [...new Set(records.filter(({ kind }) => kind !== 'copy').map(({ module }) => module))];
}

/** Deletes unsent text, for a sign-out that the person has confirmed. */
export async function forgetUnsent(slug: string, uid: string): Promise<void> {
  forgetUnsentMessage(slug, uid);
  const owner = journalOwner(slug, uid);
  await haltSavings(owner);
  const store = await openBrowserJournal(owner);
  const records = await store.list().catch(() => []);
  await store.write(new Map(records.map(({ id }) => [id, null]))).catch(() => undefined);
  await wipeJournalKey(owner);
}
