import type { Page } from '@playwright/test';
import { scaledLimit } from '@portico/testing/scaled-limit';
import { questionOf } from '../../support/question.ts';
import { expectSaved } from '../../support/saving-word.ts';
import { expect } from '../../support/portal.ts';

/** Accepts the signature policy and draws a line. */
export async function drawSignature(page: Page): Promise<void> {
  const host = questionOf(page, 'hand');
  // Once the policy is accepted, the sign button replaces it.
  await host.getByRole('checkbox').click();
  await host.getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  // Strokes before the pad is ready have no effect, so this retries.
  await expect(async () => {
    // A canvas has no role.
    const box = await dialog.locator('canvas').first().boundingBox();
    if (box === null) throw new Error('There is nothing to sign on');
    await page.mouse.move(box.x + 30, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + 70, { steps: 6 });
    await page.mouse.up();
    await dialog.getByRole('button', { name: /^(Save signature|保存签名|儲存簽名)/ }).click();
    await expect(dialog).toHaveCount(0, { timeout: scaledLimit(5_000) });
  }).toPass({ timeout: scaledLimit(30_000) });
  await expect(host.getByRole('img')).toBeVisible();
  await expectSaved(page);
}
