import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { question, words } from '@portico/testing/form-words';
import { chooseFile } from '../support/choose-file.ts';
import { enterConsole } from '../support/console.ts';
import { expect, test } from '../support/portal.ts';
import { ownProject } from '../submission/support/own-project.ts';

const form: FormDefinition = {
  modules: [
    {
      id: 'papers',
      title: words('材料', '材料', 'Documents'),
      author: 'applicant',
      required: true,
      fields: [
        question('scan', 'upload', words('成绩单', '成績單', 'Transcript'), { files: { types: ['pdf'] } }),
        question('hand', 'signature', words('签名', '簽名', 'Signature')),
        question('film', 'video', words('视频', '影片', 'Introduction')),
      ],
      groups: [],
    },
  ],
};
const film = { name: 'hello.webm', mimeType: 'video/webm', buffer: Buffer.alloc(2_000, 1) };
const pdf = { name: 'transcript.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };

test('an officer tries files, a signature and a video in the preview, and nothing is sent', async ({ page }) => {
  const slug = await ownProject('itf', form);
  const sent: string[] = [];
  page.on('request', (request) => {
    const isFramed = request.serviceWorker() === null && request.frame() !== page.mainFrame();
    const isUpload = /upload|autograph|file/i.test(new URL(request.url()).pathname) && request.method() !== 'GET';
    if (isUpload || (isFramed && request.method() !== 'GET')) sent.push(request.url());
  });
  // The frame has no origin: with a header of our own, its modules would be asked for by a preflight.
  await page.context().setExtraHTTPHeaders({});
  await enterConsole(page, `/projects/${slug}/form`);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const frame = page.frameLocator('iframe');

  await test.step('a file is chosen', async () => {
    await frame.getByRole('button', { name: 'Signature Sign' }).waitFor();
    // The whole frame in sight: Playwright does not scroll the page around it.
    await page.getByRole('textbox', { name: 'Search questions' }).hover();
    await page.mouse.wheel(0, 2_000);
    await chooseFile(frame.getByRole('button', { name: /Choose/ }).first(), pdf);
    await expect(frame.getByRole('link', { name: 'transcript.pdf' })).toBeVisible();
  });

  await test.step('a signature is drawn', async () => {
    await frame.getByRole('button', { name: 'Signature Sign' }).click();
    const dialog = frame.getByRole('dialog');
    await dialog.getByRole('checkbox').click();
    await expect(async () => {
      // A canvas has no role.
      const box = await dialog.locator('canvas').first().boundingBox();
      if (box === null) throw new Error('There is nothing to sign on');
      await page.mouse.move(box.x + 20, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 90, box.y + 50, { steps: 6 });
      await page.mouse.up();
      await dialog.getByRole('button', { name: /^Save signature/ }).click();
      await expect(dialog).toHaveCount(0);
    }).toPass();
    await expect(frame.getByRole('img', { name: /ignature/ })).toBeVisible();
  });

  await test.step('a video is chosen, since a frame without an origin has no camera', async () => {
    await frame.getByLabel(/^Introduction/).setInputFiles(film);
    await expect(frame.getByRole('link', { name: 'hello.webm' })).toBeVisible();
  });

  await test.step('another language loads the frame again: the files are gone, and nothing points to them', async () => {
    await page.getByRole('radiogroup', { name: 'Language of the preview' }).getByText('简', { exact: true }).click();
    await expect(frame.getByText('成绩单')).toBeVisible();
    await expect(frame.getByRole('link', { name: 'transcript.pdf' })).toHaveCount(0);
    await expect(frame.getByRole('img', { name: /签名/ })).toHaveCount(0);
  });
  expect(sent).toEqual([]);
});
