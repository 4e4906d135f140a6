import type { Page } from '@playwright/test';
import { chooseFile } from '../../support/choose-file.ts';
import { expect, expectSound, openPortal, signIn, test } from '../../support/portal.ts';

/** A picture as large as a camera's, much larger than what is stored. */
async function drawPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1770;
    canvas.height = 2478;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('nothing to draw on');
    for (let row = 0; row < 42; row += 1) {
      pen.fillStyle = `hsl(${row * 8} 60% 60%)`;
      pen.fillRect(0, row * 59, 1770, 59);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test('a portrait is checked, reduced, kept and shown in the header', async ({ page }) => {
  await signIn(page, 'itf', 'siyuan.ho@example.com');
  await openPortal(page, 'itf', '/article/personal_data', '?lang=en');
  const main = page.getByRole('main');
  const choose = main.getByRole('button', { name: 'Choose a picture' });
  await expect(main.getByRole('img', { name: 'No portrait yet' })).toBeVisible();
  await chooseFile(choose, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(main).toContainText('Please upload a document in JPG or PNG format.');
  await chooseFile(choose, { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(main).toContainText('Please upload a document less than 5MB');
  await chooseFile(choose, { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(main).toContainText('This picture cannot be read.');

  await chooseFile(choose, { name: 'me.png', mimeType: 'image/png', buffer: await drawPicture(page) });
  const portrait = main.getByRole('img', { name: 'Your portrait' });
  await expect(portrait).toBeVisible();
  await page.reload();
  await expect(portrait).toBeVisible();
  const width = () => portrait.evaluate((picture) => (picture instanceof HTMLImageElement ? picture.naturalWidth : 0));
  await expect.poll(width).toBe(885);
  // Next to the name it is decorative.
  await expect(page.locator('header img[src*="portrait"]')).toBeVisible();
  await expectSound(page);
});
