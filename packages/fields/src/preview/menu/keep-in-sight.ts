/** Scrolls a list, and nothing around it, so that one of its entries shows. */
export function keepInSight(list: HTMLElement | null, place: number): void {
  const entry = list?.children[place];
  if (!list || !entry) return;
  const frame = list.getBoundingClientRect();
  const box = entry.getBoundingClientRect();
  list.scrollTop += overhang(box.top, box.bottom, frame.top, frame.bottom);
  list.scrollLeft += overhang(box.left, box.right, frame.left, frame.right);
}

function overhang(start: number, end: number, from: number, to: number): number {
  if (start < from) return start - from;
  return end > to ? Math.min(end - to, start - from) : 0;
}
