import { idOfField } from '../host/field-host.tsx';

/** Scrolls this page, and no page around it, to a field or group and marks it for a moment. The focus stays where it is. */
export function pointToField(key: string): void {
  const id = idOfField(key);
  // Some inputs are a list of controls, of which none has the id of the field.
  const element = document.getElementById(`${id}-label`)?.parentElement ?? document.getElementById(id);
  if (element === null) return;
  const { top, height } = element.getBoundingClientRect();
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const above = Math.max(80, (window.innerHeight - height) / 3);
  window.scrollTo({ top: window.scrollY + top - above, behavior: isReduced ? 'auto' : 'smooth' });
  element.animate?.([{ boxShadow: '0 0 0 6px var(--color-primary-soft)' }, { boxShadow: '0 0 0 6px transparent' }], {
    duration: 1_600,
    easing: 'ease-in',
  });
}
