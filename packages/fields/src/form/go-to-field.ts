import { idOfField } from '../host/field-host.tsx';

/** Brings a field or group of the page into view and puts the cursor in it; false where the page has none of that key. */
export function goToField(key: string): boolean {
  const element = document.getElementById(idOfField(key));
  if (element === null) return false;
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: reduced ? 'auto' : 'smooth' });
  const target = element.matches('input, select, textarea, button')
    ? element
    : element.querySelector<HTMLElement>('input, select, textarea, button');
  target?.focus({ preventScroll: true });
  return true;
}
