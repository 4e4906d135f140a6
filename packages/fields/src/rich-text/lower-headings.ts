/**
 * Lowers the headings of a sanitised text so that the highest has at most this level, because it is placed under
 * headings of a page.
 */
export function lowerHeadings(html: string, highest: number): string {
  const levels = [...html.matchAll(/<h([1-6])/gi)].map(([, level]) => Number(level));
  const step = highest - Math.min(...levels);
  if (levels.length === 0 || step <= 0) return html;
  return html.replaceAll(
    /(<\/?h)([1-6])/gi,
    (_, tag: string, level: string) => `${tag}${Math.min(6, Number(level) + step)}`,
  );
}
