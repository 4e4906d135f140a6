import type { Locator, Page } from '@playwright/test';

/** What somebody does in an editor of forms, by mouse and keys as they would. Each ends when it is to be seen. */
export interface Acts {
  readonly prepare: (page: Page) => Promise<void>;
  /** Another line of text behind one of the first questions. */
  readonly add: (page: Page) => Promise<void>;
  /** A question is dragged below the next one. */
  readonly move: (page: Page) => Promise<void>;
  readonly rename: (page: Page) => Promise<void>;
}

export const newName = 'Your home town';

export const dragOneDown = { down: 0.8 } as const;

/** Drags by the mouse, to a place within the target: 0 is its upper edge, 1 its lower one. */
export async function drag(page: Page, from: Locator, to: Locator, { down }: { readonly down: number }): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('What is dragged is not shown');
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y + 8, { steps: 3 });
  await page.mouse.move(Math.max(end.x + 20, Math.min(x, end.x + end.width / 2)), end.y + end.height * down, {
    steps: 10,
  });
  await page.mouse.up();
}
