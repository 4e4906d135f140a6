import { browserWorld } from './browser/browser-world.ts';
import type { JournalRecord } from './journal/stores/journal-store.ts';
import { copyOwner } from './journal/owner.ts';
import type { Ledger } from './merging/ledger.ts';
import { isRecord, type WireValue } from './merging/wire-value.ts';
import type { SavingWorld } from './saving-world.ts';

/** All answers of a module as this browser last had them. */
export interface KeptCopy {
  readonly at: number;
  readonly formVersion: string;
  readonly answers: Readonly<Record<string, WireValue>>;
}

/** The copy of a module that password-free mode keeps; null if there is none. */
export async function keptCopy(
  slug: string,
  device: string,
  menuid: string,
  world: Pick<SavingWorld, 'openJournal'> = browserWorld(),
): Promise<KeptCopy | null> {
  const store = await world.openJournal(copyOwner(slug, device));
  const record = (await store.list()).find(({ kind, module }) => kind === 'copy' && module === menuid);
  return record === undefined ? null : read(record.text);
}

/** Keeps a copy of one module up to date. */
export async function openCopy(slug: string, device: string, menuid: string, world: SavingWorld) {
  const owner = copyOwner(slug, device);
  const store = await world.openJournal(owner);
  const id = `${owner} ${menuid}`;
  let last = Promise.resolve();
  return {
    keep: (formVersion: string, keys: Iterable<string>, ledger: Pick<Ledger, 'entries' | 'serverValue'>): void => {
      const answers = [...keys].map((key) => [key, ledger.entries.get(key)?.value ?? ledger.serverValue(key)] as const);
      const copy: KeptCopy = { at: world.now(), formVersion, answers: Object.fromEntries(answers) };
      const record: JournalRecord = { id, tab: '', module: menuid, kind: 'copy', text: JSON.stringify(copy) };
      last = last.then(() => store.write(new Map([[id, record]]))).catch(() => undefined);
    },
  };
}

function read(text: string): KeptCopy | null {
  const stored: unknown = JSON.parse(text);
  if (!isRecord(stored)) return null;
  const { at, formVersion, answers } = stored;
  if (typeof at !== 'number' || typeof formVersion !== 'string' || !isRecord(answers)) return null;
  return { at, formVersion, answers };
}
