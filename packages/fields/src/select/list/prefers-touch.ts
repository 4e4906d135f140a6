/** The finger is the main pointer: the platform's own picker serves better than ours. */
export function prefersTouch(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;
}
