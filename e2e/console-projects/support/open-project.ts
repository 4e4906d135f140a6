import type { Page } from '@playwright/test';

/** Clicks the way from the menu to a part of a project, such as its look. */
export async function openProjectPart(page: Page, slug: string, part: string): Promise<void> {
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  const line = page.getByRole('listitem').filter({ hasText: `/apply/${slug}/` });
  await line.getByRole('link').first().click();
  await page.getByRole('link', { name: part, exact: true }).click();
}
