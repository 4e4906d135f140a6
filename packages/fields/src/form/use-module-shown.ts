import type { FormSession } from '@portico/form-engine/session/form-session';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether a module shows, given the current answers. */
export function useModuleShown(session: FormSession, module: string): boolean {
  const subscribe = useCallback((listener: () => void) => session.subscribeModule(module, listener), [session, module]);
  return useSyncExternalStore(subscribe, () => session.isModuleShown(module));
}
