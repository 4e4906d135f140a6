import type { PreviewSection } from './preview-section.ts';

export function totalOf(sections: readonly PreviewSection[]): number {
  return sections.reduce((sum, { blocks }) => sum + blocks.length, 0);
}

/**
 * How many blocks from the top must be rendered to fill this many lines from the start of a section; null means the
 * top.
 */
export function blocksFor(sections: readonly PreviewSection[], from: string | null, lines: number): number {
  let count = 0;
  let filled = 0;
  let hasBegun = from === null;
  for (const { id, blocks } of sections) {
    hasBegun ||= id === from;
    for (const block of blocks) {
      if (filled >= lines) return count;
      count += 1;
      if (hasBegun) filled += block.lines;
    }
  }
  return count;
}

/** How many of a section's blocks are among the first `count` of all. */
export function drawnOf(sections: readonly PreviewSection[], section: PreviewSection, count: number): number {
  const before = totalOf(sections.slice(0, sections.indexOf(section)));
  return Math.min(Math.max(0, count - before), section.blocks.length);
}
