import type { BankEntries } from '@portico/contract/question-bank.schemas';
import { bankEntries } from '@portico/contract/question-bank';
import type { BankLink } from '@portico/form-engine/definition/bank-link';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { call } from '../../../lib/api.ts';
import { useProject } from '../../../lib/project.ts';
import { useEditing } from '../draft/use-form.ts';
import { linkOf, linksIn } from './links.ts';

type Bank = BankEntries['output'];
type Entry = Bank['list'][number];

interface KnownBank {
  /** By id; null until they are known, and in a form that has nothing from the bank. */
  readonly entries: ReadonlyMap<string, Entry> | null;
  readonly mayChange: boolean;
}

const BankContext = createContext<KnownBank>({ entries: null, mayChange: false });

/** To be invalidated by whatever changes the bank. */
export const bankKey = (orgId: string) => ['bank', orgId] as const;

export function useBankQuery(isNeeded: boolean) {
  const { id: project, orgId } = useProject();
  return useQuery({
    queryKey: [...bankKey(orgId), 'list'],
    queryFn: ({ signal }) => call(bankEntries, { project }, { signal }),
    enabled: isNeeded,
    staleTime: 30_000,
  });
}

/** What the bank has now, for all that is in the outline and the panel. It is read only for a form that has something from it. */
export function BankProvider({ children }: { readonly children: ReactNode }) {
  const { store } = useEditing();
  const isUsed = useSyncExternalStore(store.subscribeForm, () => linksIn(store.readParts()).length > 0);
  const { data } = useBankQuery(isUsed);
  const known = useMemo(
    () => ({
      entries: data === undefined ? null : new Map(data.list.map((entry) => [entry.id, entry])),
      mayChange: data?.may_change ?? false,
    }),
    [data],
  );
  return <BankContext value={known}>{children}</BankContext>;
}

export function useKnownBank(): KnownBank {
  return use(BankContext);
}

/** Whether the bank has a newer revision than a part of the form. */
export function isOutdated({ entries }: KnownBank, link: BankLink | null): boolean {
  return link !== null && (entries?.get(link.entry)?.revision ?? 0) > link.revision;
}

/** Whether this row of the outline has a newer version in the bank; drawn anew with the row. */
export function useIsOutdated(name: string): boolean {
  const { store } = useEditing();
  return isOutdated(useKnownBank(), linkOf(store.readPart(name)));
}

/** How many questions and groups of the form have a newer version in the bank. */
export function useOutdatedCount(): number {
  const { store } = useEditing();
  const bank = useKnownBank();
  return useSyncExternalStore(
    store.subscribeForm,
    () => linksIn(store.readParts()).filter(({ link }) => isOutdated(bank, link)).length,
  );
}
