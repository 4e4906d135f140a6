import { useEffect } from 'react';
import { type LeaveEffect, useFieldServices } from '../../field-services.ts';

/** While active, leaving the page asks first: by the app's own dialog, or else by the browser's. */
export function useUnsavedGuard(active: boolean, effect: LeaveEffect): void {
  const { registerUnsaved = guardWindow } = useFieldServices();
  useEffect(() => (active ? registerUnsaved(effect) : undefined), [active, effect, registerUnsaved]);
}

function guardWindow(): () => void {
  const guard = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', guard);
  return () => window.removeEventListener('beforeunload', guard);
}
