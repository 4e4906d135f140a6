import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createSectionScroll, pollInterval, type SectionScroll } from './section-scroll.ts';

const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The id of the section in view, and a function that jumps to another. */
export function useSectionScroll(root: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<string | null>(null);
  const [goal, setGoal] = useState<{ readonly id: string } | null>(null);
  const scroll = useRef<SectionScroll | null>(null);

  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const watched = createSectionScroll(element, () => sectionsIn(element));
    scroll.current = watched;
    const look = () => setCurrent(watched.look()?.dataset.previewSection ?? null);
    look();
    const timer = setInterval(look, pollInterval);
    for (const kind of interruptions) window.addEventListener(kind, watched.interrupt, { passive: true });
    return () => {
      clearInterval(timer);
      for (const kind of interruptions) window.removeEventListener(kind, watched.interrupt);
    };
  }, [root]);

  // After rendering, when the section to jump to exists.
  useLayoutEffect(() => {
    const section = sectionsIn(root.current).find(({ dataset }) => dataset.previewSection === goal?.id);
    if (section === undefined) return;
    scroll.current?.jump(section);
    section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [root, goal]);

  const goTo = (id: string) => {
    setCurrent(id);
    setGoal({ id });
  };
  return { current, goTo };
}

function sectionsIn(root: HTMLElement | null): readonly HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-preview-section]') ?? [])];
}
