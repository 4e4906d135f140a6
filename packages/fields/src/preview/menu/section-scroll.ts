import { canMove, distanceTo, isAtEnd, scrollAreaOf } from './scroll-area.ts';

/** Spec 9: the scroll position of a preview is polled this often, with this tolerance. */
export const pollInterval = 100;
const tolerance = 5;
const mostCorrections = 10;

export interface SectionScroll {
  /** Starts scrolling to a section, which counts as the current one until the person scrolls away. */
  readonly jump: (section: HTMLElement) => void;
  /** The section at the current scroll position, called at every poll; null if there is none. */
  readonly look: () => HTMLElement | null;
  /** The person scrolls: a jump under way ends. */
  readonly interrupt: () => void;
}

interface Jump {
  readonly section: HTMLElement;
  /** The position at the last poll. */
  position: number | null;
  corrections: number;
  hasLanded: boolean;
}

/** Knows which section of a preview is in view, and scrolls exactly to others. */
export function createSectionScroll(root: HTMLElement, listSections: () => readonly HTMLElement[]): SectionScroll {
  let jump: Jump | null = null;

  const land = (going: Jump) => {
    going.hasLanded = true;
    delete root.dataset.jumping;
  };

  const proceed = (going: Jump, area: Element) => {
    const moved = going.position !== area.scrollTop;
    going.position = area.scrollTop;
    if (moved) return;
    // Content that is rendered or loaded on the way moves everything below it; the difference is corrected at once.
    const off = distanceTo(going.section, area);
    if (Math.abs(off) < 1 || !canMove(area, off) || going.corrections === mostCorrections) return land(going);
    going.corrections += 1;
    area.scrollBy({ top: off, behavior: 'instant' });
  };

  return {
    jump(section) {
      jump = { section, position: null, corrections: 0, hasLanded: false };
      root.dataset.jumping = '';
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      section.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' });
    },
    interrupt() {
      if (jump === null || jump.hasLanded) return;
      jump = null;
      delete root.dataset.jumping;
    },
    look() {
      const area = scrollAreaOf(root);
      if (jump !== null && !jump.hasLanded) proceed(jump, area);
      if (jump !== null && jump.hasLanded && isAway(jump, area)) jump = null;
      return jump?.section ?? sectionAt(listSections(), area);
    },
  };
}

function isAway({ position }: Jump, area: Element): boolean {
  return Math.abs(area.scrollTop - (position ?? 0)) > tolerance;
}

/** The last section that has reached its position; at the end of the page the last one. */
function sectionAt(sections: readonly HTMLElement[], area: Element): HTMLElement | null {
  if (isAtEnd(area, tolerance)) return sections.at(-1) ?? null;
  return sections.findLast((section) => distanceTo(section, area) <= tolerance) ?? sections[0] ?? null;
}
