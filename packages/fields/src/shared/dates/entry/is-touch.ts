/** Fingers rather than a mouse: the platform's own pickers serve better there. */
export function isTouch(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}
