import { useEffect, useState } from 'react';
import { beforeReload } from '../../lib/chunks/chunk-reload.ts';
import { useSession } from '../../lib/state/session-store.ts';

/** Texts of a form that come back after a reload the portal itself asked for. Passwords do not belong here. */
export function useDraft<D extends Readonly<Record<string, string>>>(
  name: string,
  empty: D,
): readonly [D, (changes: Partial<D>) => void] {
  const place = `portico.draft.${useSession((session) => session.slug)}.${name}`;
  const [draft, setDraft] = useState<D>(() => ({ ...empty, ...takeTexts(place) }));
  useEffect(() => beforeReload(() => keepTexts(place, draft)), [place, draft]);
  return [draft, (changes) => setDraft((before) => ({ ...before, ...changes }))];
}

function keepTexts(place: string, texts: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(texts));
  } catch {
    // A browser without storage has nothing to restore.
  }
}

function takeTexts(place: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '{}');
    sessionStorage.removeItem(place);
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}
