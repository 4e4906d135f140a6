/** The element that scrolls with the preview: a pane around it, or the page. */
export function scrollAreaOf(element: Element): Element {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** How far a section is below the position where a jump to it ends; negative above. */
export function distanceTo(section: Element, area: Element): number {
  const edge = isPage(area) ? 0 : area.getBoundingClientRect().top + area.clientTop;
  const margin = pixels(getComputedStyle(area).scrollPaddingTop) + pixels(getComputedStyle(section).scrollMarginTop);
  return section.getBoundingClientRect().top - edge - margin;
}

export function isAtEnd(area: Element, tolerance: number): boolean {
  const room = area.scrollHeight - area.clientHeight;
  return room > tolerance && area.scrollTop >= room - tolerance;
}

/** Whether it can scroll any further in that direction. */
export function canMove(area: Element, by: number): boolean {
  return by < 0 ? area.scrollTop > 0 : !isAtEnd(area, 1);
}

function isPage(area: Element): boolean {
  return area === document.scrollingElement || area === document.documentElement;
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
