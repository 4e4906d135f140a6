import { idOfField } from '../host/field-host.tsx';

const focusable = 'input, select, textarea, button, [tabindex]';

/** Brings the person to a field: to the control itself, or to the first one of a group of controls. */
export function focusOnField(key: string): void {
  const control = document.getElementById(idOfField(key));
  const first = control?.matches(focusable) === true ? control : control?.querySelector<HTMLElement>(focusable);
  first?.focus();
}
