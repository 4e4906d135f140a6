import { useEffect } from 'react';
import { type HeldFate, useFieldServices } from '../../field-services.ts';

/** While it is active, leaving the page asks first; where the app has no question of its own, the browser's. */
export function useHold(active: boolean, fate: HeldFate): void {
  const { hold = holdWindow } = useFieldServices();
  useEffect(() => (active ? hold(fate) : undefined), [active, fate, hold]);
}

function holdWindow(): () => void {
  const guard = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', guard);
  return () => window.removeEventListener('beforeunload', guard);
}
