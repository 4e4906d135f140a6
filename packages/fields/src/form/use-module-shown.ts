import type { FormSession } from '@portico/form-engine/session/form-session';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether a module is asked, by the answers as they stand. */
export function useModuleShown(session: FormSession, module: string): boolean {
  const subscribe = useCallback((listener: () => void) => session.subscribeModule(module, listener), [session, module]);
  return useSyncExternalStore(subscribe, () => session.isModuleShown(module));
}
