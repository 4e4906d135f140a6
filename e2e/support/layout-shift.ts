import type { Page } from '@playwright/test';

/** Above this value layout shifts disturb people (web.dev/cls). */
export const mostShift = 0.1;

/** Measures layout shifts from the next page load on. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // A slow machine may lay a page out anew when the next one is already on its way. What has moved is gone then, and has no node.
    const isSeen = (shift: PerformanceEntry) => {
      const sources: readonly { readonly node: Node | null }[] = Reflect.get(shift, 'sources');
      return Reflect.get(shift, 'hadRecentInput') === false && sources.some(({ node }) => node !== null);
    };
    Reflect.set(window, 'takeShift', () => {
      shifts.push(...observer.takeRecords());
      const taken = shifts.splice(0).filter(isSeen);
      return taken.reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0);
    });
  });
}

/** The layout shift since the last call, or since the page was loaded, of what is still on the page. */
export async function takeShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // What has just been changed, such as the width, is drawn with the next frame, and told of after it.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const take: () => number = Reflect.get(window, 'takeShift');
    return take();
  });
}
