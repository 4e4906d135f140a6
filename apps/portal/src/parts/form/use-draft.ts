import { useEffect, useState } from 'react';
import { beforeReload } from '../../lib/chunks/chunk-reload.ts';
import { useSession } from '../../lib/state/session-store.ts';

/** Texts of a form that are restored after a reload by the portal itself. Not for passwords. */
export function useDraft<D extends Readonly<Record<string, string>>>(
  name: string,
  empty: D,
): readonly [D, (changes: Partial<D>) => void] {
  const key = `portico.draft.${useSession((session) => session.slug)}.${name}`;
  const [draft, setDraft] = useState<D>(() => ({ ...empty, ...takeTexts(key) }));
  useEffect(() => beforeReload(() => storeTexts(key, draft)), [key, draft]);
  return [draft, (changes) => setDraft((before) => ({ ...before, ...changes }))];
}

function storeTexts(key: string, texts: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // A browser without storage has nothing to restore.
  }
}

function takeTexts(key: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.removeItem(key);
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}
