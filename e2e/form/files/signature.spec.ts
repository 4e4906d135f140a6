import type { Locator, Page } from '@playwright/test';
import { leave, testPart, testPartOnEachDevice } from '../../support/trial-form.ts';
import { expect } from '../../support/portal.ts';

const wordsByLanguage = {
  en: {
    sign: 'Signature Sign',
    again: 'Signature Sign again',
    dialog: 'Signature',
    save: 'Save signature',
    none: 'Please sign first.',
    dots: 'This is no signature yet. Please sign with your name.',
    required: 'This field is required.',
    type: 'Type',
    upload: 'Upload',
    name: 'Your name',
    choose: 'Choose a picture',
    picture: 'Your signature',
    undo: 'Undo last stroke',
    unreadable: 'This picture cannot be read. Please choose another.',
  },
  tc: {
    sign: '申請人簽署 簽署',
    again: '申請人簽署 重新簽署',
    dialog: '電子簽署',
    save: '儲存簽名',
    none: '請先簽署。',
    dots: '這還不是簽名，請簽署您的姓名。',
    required: '此項為必填項。',
    type: '輸入',
    upload: '上載',
    name: '您的姓名',
    choose: '選擇圖片',
    picture: '您的簽名',
    undo: '復原上一筆',
    unreadable: '無法讀取這張圖片，請另選一張。',
  },
};

testPartOnEachDevice(
  'a signature is drawn, kept when the phone turns, and saved',
  'documents',
  wordsByLanguage,
  async ({ page, words }) => {
    const sign = page.getByRole('button', { name: words.sign, exact: true });
    await sign.click();
    const dialog = page.getByRole('dialog', { name: words.dialog });
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog.getByRole('alert')).toHaveText(words.none);

    // A canvas has no role.
    const pad = dialog.locator('canvas').first();
    await stroke(page, pad);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await expect.poll(() => darkDots(pad)).toBeGreaterThan(50);
    await page.setViewportSize({ width: size.height, height: size.width });
    await expect.poll(() => darkDots(pad)).toBeGreaterThan(50);
    await page.setViewportSize(size);
    await dialog.getByRole('button', { name: words.undo }).click();
    await expect.poll(() => darkDots(pad)).toBe(0);
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog.getByRole('alert')).toHaveText(words.none);

    for (const position of [
      { x: 40, y: 40 },
      { x: 150, y: 90 },
    ])
      await pad.click({ position });
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog.getByRole('alert')).toHaveText(words.dots);

    await stroke(page, pad);
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog).toHaveCount(0);
    await expectPicture(page.getByRole('img', { name: words.picture }));
    await expect(page.getByRole('button', { name: words.again, exact: true })).toBeFocused();
  },
);

testPartOnEachDevice(
  'a signature is typed by keyboard alone',
  'documents',
  wordsByLanguage,
  async ({ page, words, touch }) => {
    const sign = page.getByRole('button', { name: words.sign, exact: true });
    await sign.focus();
    await leave(sign);
    await expect(page.getByRole('alert').filter({ hasText: words.required })).toBeVisible();
    await expect(sign).toHaveAccessibleDescription(new RegExp(words.required));
    await sign.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.dialog });
    await dialog.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('tab', { name: words.type })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('textbox', { name: words.name })).toBeFocused();
    await page.keyboard.insertText('林嘉禾 Lin');
    // Enter saves the signature and does not submit the form around the dialog.
    if (touch) await dialog.getByRole('button', { name: words.save }).tap();
    else await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expectPicture(page.getByRole('img', { name: words.picture }));
    await expect(page.getByRole('main').getByRole('alert').getByRole('list')).toHaveCount(0);
  },
);

testPart('a signature is brought as a picture', 'documents', { en: wordsByLanguage.en }, async ({ page, words }) => {
  await page.getByRole('button', { name: words.sign, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.dialog });
  await dialog.getByRole('tab', { name: words.upload }).click();
  const choose = dialog.getByLabel(words.choose);
  await choose.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(dialog.getByRole('alert')).toHaveText(words.unreadable);
  await choose.setInputFiles({ name: 'signed.png', mimeType: 'image/png', buffer: await pictureOf(page) });
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: words.save }).click();
  await expectPicture(page.getByRole('img', { name: words.picture }));
});

async function stroke(page: Page, pad: Locator): Promise<void> {
  const box = (await pad.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(box.x + 30, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 100, { steps: 6 });
  await page.mouse.move(box.x + 200, box.y + 40, { steps: 6 });
  await page.mouse.up();
}

function darkDots(pad: Locator): Promise<number> {
  return pad.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return -1;
    const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
    return dark;
  });
}

async function expectPicture(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(100);
}

async function pictureOf(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(20, 20, 100, 10);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
