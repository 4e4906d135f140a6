import { idOfField } from '../host/field-host.tsx';

/** Scrolls to a field or group of the page and focuses it; false if the page has none with this key. */
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
