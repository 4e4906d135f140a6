import type { Page } from '@playwright/test';

/** Above this people lose their place (web.dev/cls). */
export const mostShift = 0.1;

/** Counts from the next page load on how much of what is on the screen moves by itself. */
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

/** What moved since the last question, or since the page was loaded. */
export async function takeShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const shifted = Number(Reflect.get(window, 'shifted'));
    Reflect.set(window, 'shifted', 0);
    return shifted;
  });
}
