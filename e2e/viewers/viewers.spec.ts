import type { Locator, Page } from '@playwright/test';
import { smallFile } from '../form-journey/support/small-files.ts';
import { enterAs, newcomerAt } from '../support/people/newcomer.ts';
import { expect, expectSound, openPortal, phone, test, pageForm } from '../support/portal.ts';
import { boxOf } from '../support/trial-form.ts';
import { samplePdf } from './sample-pdf.ts';

const picture = (nth: number) => smallFile(['png'], nth);
const paper = {
  name: '成绩单.pdf',
  mimeType: 'application/pdf',
  buffer: samplePdf(['成绩单：第一页', '第二页', '第三页']),
};

test('an applicant looks at pictures, a document and a film by keyboard and mouse', async ({ page }) => {
  await openDocuments(page, 'en');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await upload(page, 'Work samples or competition results', [picture(1), picture(2), paper]);
  await upload(page, 'Video statement', [smallFile(['mp4'], 1)]);
  expect(requests.filter((url) => /file-dialog|viewer|pdf/.test(url))).toEqual([]);

  const link = page.getByRole('link', { name: 'paper-1.png' });
  await link.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'paper-1.png' });
  await expect(viewer.getByText('50%')).toBeVisible();
  await expect.poll(async () => (await viewer.boundingBox())?.width).toBe(600);
  await page.keyboard.press('+');
  await viewer.getByRole('group').hover();
  await page.mouse.wheel(0, -100);
  await expect(viewer.getByText('60%')).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img')).toHaveCSS('transform', 'matrix(0, 1, -1, 0, 20, 0)');
  await dragBy(page, viewer.getByRole('group'), 30, 10);
  await expect(viewer.getByRole('img')).toHaveCSS('transform', 'matrix(0, 1, -1, 0, 50, 10)');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('dialog', { name: 'paper-2.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();

  await page.getByRole('link', { name: paper.name }).click();
  const dialog = page.getByRole('dialog', { name: paper.name });
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(1280 * 0.8);
  const document = dialog.frameLocator('iframe');
  // Chinese in a font that is not embedded. The layers that pdf.js renders have no role.
  await expect(document.locator('.textLayer').first()).toHaveText('成绩单：第一页');
  await expect(document.locator('.page canvas').first()).toBeVisible();
  await expectSound(page);
  await document.getByLabel('Page', { exact: true }).fill('3');
  await document.getByLabel('Page', { exact: true }).press('Enter');
  await expect(document.locator('.textLayer', { hasText: '第三页' })).toBeInViewport();
  await document.getByRole('button', { name: 'Find' }).click();
  await document.getByRole('searchbox').fill('第');
  await expect(document.getByText('of 3')).toBeVisible();
  await document.getByRole('searchbox').press('Escape');
  await expect(dialog).toBeVisible();
  await document.getByRole('button', { name: 'Find' }).press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: 'paper-1.mp4' }).click();
  await expect(page.getByRole('alert')).toContainText('This video cannot be played now, please try later');
  expect(
    requests.filter((url) => !url.startsWith(process.env['PORTICO_E2E_URL'] ?? '-') && !/^(?:blob|data):/.test(url)),
  ).toEqual([]);
});

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('two fingers make a picture and a document larger', async ({ page }) => {
    await openDocuments(page, 'sc');
    await upload(page, '作品或竞赛证明', [picture(1), paper]);
    await page.getByRole('link', { name: 'paper-1.png' }).tap();
    const viewer = page.getByRole('dialog', { name: 'paper-1.png' });
    await expect(viewer.getByText('50%')).toBeVisible();
    await pinch(page, viewer.getByRole('group'), 100, 150);
    await expect(viewer.getByText('75%')).toBeVisible();
    await expectSound(page);
    await viewer.getByRole('button', { name: '关闭' }).tap();

    await page.getByRole('link', { name: paper.name }).tap();
    const document = page.getByRole('dialog', { name: paper.name }).frameLocator('iframe');
    // The pages that pdf.js renders have no role.
    const sheet = document.locator('.page').first();
    await expect(document.locator('.textLayer').first()).toHaveText('成绩单：第一页');
    const before = await sheet.boundingBox();
    await pinch(page, document.getByRole('region', { name: '文档页面' }), 100, 200);
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBeGreaterThan((before?.width ?? 0) * 1.7);
  });
});

test('the viewer page opens files of this server and nothing else', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const path of ['/viewer.html', '/apply/viewer.html', '/console/viewer.html']) {
    for (const file of [
      'https://example.com/paper.pdf',
      '//example.com/paper.pdf',
      'blob:x',
      '/apply/transcript-sample.pdf',
      '',
    ]) {
      await page.goto(`${path}?file=${encodeURIComponent(file)}`);
      await expect(page.getByRole('alert')).toHaveText('此处只能打开本系统中的文件。');
    }
  }
  expect(requests.filter((url) => /example\.com|blob:|pdf/.test(new URL(url).pathname))).toEqual([]);
  await page.goto('/viewer.html?file=/v1/public/file/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('alert')).toHaveText('该文档不存在，或需要重新登录后才能查看。');
  await expectSound(page);
});

async function openDocuments(page: Page, language: 'en' | 'sc'): Promise<void> {
  await enterAs(page, await newcomerAt('itf'));
  await openPortal(page, 'itf', '/applyform/basic?menuid=documents', `?lang=${language}`);
  await pageForm(page).waitFor();
}

interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

async function upload(page: Page, question: string, files: Chosen[]): Promise<void> {
  await boxOf(page, question).setInputFiles(files);
  for (const { name } of files) await expect(page.getByRole('link', { name })).toBeVisible();
}

async function dragBy(page: Page, stage: Locator, x: number, y: number): Promise<void> {
  const middle = await middleOf(stage);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + x, middle.y + y);
  await page.mouse.up();
}

/** Two fingers, moved apart. */
async function pinch(page: Page, stage: Locator, from: number, to: number): Promise<void> {
  const { x, y } = await middleOf(stage);
  const touches = (apart: number) => [
    { x: x - apart / 2, y, id: 0 },
    { x: x + apart / 2, y, id: 1 },
  ];
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number | null) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: apart === null ? [] : touches(apart) });
  await send('touchStart', from);
  for (let step = 1; step <= 10; step += 1) await send('touchMove', from + ((to - from) * step) / 10);
  await send('touchEnd', null);
  await session.detach();
}

async function middleOf(stage: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await stage.boundingBox();
  if (box === null) throw new Error('There is nothing to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
