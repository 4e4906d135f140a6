import type { JournalRecord, JournalStore } from './stores/journal-store.ts';
import type { Presence } from './presence.ts';

interface AdoptParts {
  readonly store: JournalStore;
  readonly presence: Presence;
  /** The tab that adopts the records. */
  readonly tab: string;
  readonly module: string;
}

/** Takes over the records that closed tabs have left for a module and, if requested, those of this tab itself. */
export async function adoptRecords(
  { store, presence, tab, module }: AdoptParts,
  withOwn: boolean,
): Promise<readonly JournalRecord[]> {
  const ours = ({ module: of, kind }: JournalRecord) => of === module && kind !== 'copy';
  const all = (await store.list()).filter(ours);
  const adopted: JournalRecord[] = all.filter((record) => withOwn && record.tab === tab);
  for (const other of new Set(all.map((record) => record.tab))) {
    if (other === tab) continue;
    const left = await presence.whileGone(other, async () => {
      // Read again: another tab may have adopted it before this one got the lock.
      const records = (await store.list()).filter((record) => ours(record) && record.tab === other);
      const adopted = records.map((record) => ({ ...record, tab }));
      await store.write(new Map(adopted.map((record) => [record.id, record])));
      return adopted;
    });
    adopted.push(...(left ?? []));
  }
  return adopted;
}
