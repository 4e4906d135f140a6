import type { FormSession } from '@portico/form-engine/session/form-session';
import type { RowsState } from '@portico/form-engine/session/group-rows';
import { useCallback, useSyncExternalStore } from 'react';

/** What a repeatable section needs from its form. */
export type RowsSession = Pick<FormSession, 'rows' | 'subscribeRows' | 'editRow' | 'insertRow' | 'removeRow'>;

/** The rows of one group; the component renders again only when they change. */
export function useRows(session: RowsSession, group: string): RowsState {
  const subscribe = useCallback((listener: () => void) => session.subscribeRows(group, listener), [session, group]);
  return useSyncExternalStore(subscribe, () => session.rows(group));
}
