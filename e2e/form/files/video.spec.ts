import { variantsToRun } from '../../support/nightly.ts';
import { answerTo, openPart, readPart } from '../../support/trial-form.ts';
import { expect, expectSound, test } from '../../support/portal.ts';
import { findChromium } from '../../support/chromium.ts';

// A fake camera: green, with a clock in it.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--disable-background-networking',
    ],
  },
});

const visits = [
  {
    language: 'en',
    size: { width: 1280, height: 800 },
    record: 'Record a video',
    opening: 'Opening the camera…',
    start: 'Start recording',
    stop: 'Stop recording',
    preview: 'Preview',
    upload: 'Upload',
    none: 'There is no recording yet. Please record a video first.',
    left: /Time left: 0:5\d/,
    ready: 'The recording is ready. Look at it, upload it, or record again.',
    recorded: 'Your recording',
    question: 'Video introduction',
    close: 'Close',
    leave: 'Discard the recording?',
    keep: 'Keep it',
    failed: 'The camera cannot be used',
  },
  {
    language: 'sc',
    size: { width: 390, height: 844 },
    record: '录制视频',
    opening: '正在打开摄像头…',
    start: '开始录制',
    stop: '停止录制',
    preview: '预览',
    upload: '上传',
    none: '还没有录制视频，请先录制。',
    left: /剩余时间：0:5\d/,
    ready: '录制完成。您可以预览、上传或重新录制。',
    recorded: '您录制的视频',
    question: '自我介绍视频',
    close: '关闭',
    leave: '放弃这段录像？',
    keep: '保留',
    failed: '无法使用摄像头',
  },
] as const;

for (const said of variantsToRun('recorded', visits)) {
  test(`a video is recorded, looked at and sent (${said.language}, ${said.size.width} px)`, async ({ page }) => {
    await page.setViewportSize(said.size);
    await openPart(page, said.language, 'documents');
    await page.getByRole('button', { name: said.record }).click();
    const dialog = page.getByRole('dialog', { name: said.record });
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    await button(said.upload).click();
    await expect(dialog.getByRole('alert')).toContainText(said.none);

    await expect(dialog.getByText(said.opening)).toHaveCount(0);
    await button(said.start).click();
    await expect(dialog.getByRole('timer')).toHaveText(said.left);
    await button(said.stop).click();
    await expect(dialog.getByRole('status')).toHaveText(said.ready);
    await expectSound(page);
    await button(said.close).click();
    await page.getByRole('dialog', { name: said.leave }).getByRole('button', { name: said.keep }).click();

    await button(said.preview).click();
    const player = dialog.getByLabel(said.recorded);
    await expect.poll(() => player.evaluate(sizeOf)).toEqual([590, 320]);
    await button(said.upload).click();
    await expect(dialog).toHaveCount(0);
    const link = page.getByRole('link', { name: /^video_\d+\.(mp4|webm)$/ });
    await expect(link).toBeVisible();
    await readPart(page);
    await expect(answerTo(page, said.question).getByRole('link')).toHaveCount(1);
  });
}

for (const said of variantsToRun('refused', visits)) {
  test(`a camera that is denied says so in a dialog (${said.language}, ${said.size.width} px)`, async ({ page }) => {
    await page.setViewportSize(said.size);
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
      Object.defineProperty(MediaDevices.prototype, 'getUserMedia', { value: refuse });
    });
    await openPart(page, said.language, 'documents');
    await page.getByRole('button', { name: said.record }).click();
    const failure = page.getByRole('dialog', { name: said.failed });
    await failure.getByRole('button', { name: said.close }).last().click();
    await expect(failure).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

function sizeOf(player: Element): readonly number[] {
  return player instanceof HTMLVideoElement ? [player.videoWidth, player.videoHeight] : [];
}
