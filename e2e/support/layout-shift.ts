import type { Page } from '@playwright/test';

/** Above this value layout shifts disturb people (web.dev/cls). */
export const mostShift = 0.1;

/** Measures layout shifts from the next page load on. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isOwn = Reflect.get(entry, 'hadRecentInput') === false;
        const before = Number(Reflect.get(window, 'shifted'));
        if (isOwn) Reflect.set(window, 'shifted', before + Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift since the last call, or since the page was loaded. */
export async function takeShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const shifted = Number(Reflect.get(window, 'shifted'));
    Reflect.set(window, 'shifted', 0);
    return shifted;
  });
}
