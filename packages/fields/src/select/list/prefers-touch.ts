/** Whether touch is the main input: the native picker is better there. */
export function prefersTouch(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;
}
