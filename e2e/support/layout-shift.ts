import type { Page } from '@playwright/test';

/** Above this value layout shifts disturb people (web.dev/cls). */
export const mostShift = 0.1;

/** Measures layout shifts from the next page load on. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let shifted = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries)
        if (Reflect.get(entry, 'hadRecentInput') === false) shifted += Number(Reflect.get(entry, 'value'));
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'takeShift', () => {
      add(observer.takeRecords());
      const taken = shifted;
      shifted = 0;
      return taken;
    });
  });
}

/** The layout shift since the last call, or since the page was loaded. */
export async function takeShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // What has just been changed, such as the width, is drawn with the next frame, and told of after it.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const take: () => number = Reflect.get(window, 'takeShift');
    return take();
  });
}
