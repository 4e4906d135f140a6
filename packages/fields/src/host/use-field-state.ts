import type { FieldScope, FieldState } from '@portico/form-engine/session/field-scope';
import { useCallback, useSyncExternalStore } from 'react';

/** One field of a scope; the component renders again only when this field changed. */
export function useFieldState(scope: FieldScope, key: string): FieldState {
  const subscribe = useCallback((listener: () => void) => scope.subscribe(key, listener), [scope, key]);
  return useSyncExternalStore(subscribe, () => scope.read(key));
}
