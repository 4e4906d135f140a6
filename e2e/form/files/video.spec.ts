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

for (const visit of variantsToRun('recorded', visits)) {
  test(`a video is recorded, looked at and sent (${visit.language}, ${visit.size.width} px)`, async ({ page }) => {
    await page.setViewportSize(visit.size);
    await openPart(page, visit.language, 'documents');
    await page.getByRole('button', { name: visit.record }).click();
    const dialog = page.getByRole('dialog', { name: visit.record });
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    await button(visit.upload).click();
    await expect(dialog.getByRole('alert')).toContainText(visit.none);

    await expect(dialog.getByText(visit.opening)).toHaveCount(0);
    await button(visit.start).click();
    await expect(dialog.getByRole('timer')).toHaveText(visit.left);
    await button(visit.stop).click();
    await expect(dialog.getByRole('status')).toHaveText(visit.ready);
    await expectSound(page);
    await button(visit.close).click();
    await page.getByRole('dialog', { name: visit.leave }).getByRole('button', { name: visit.keep }).click();

    await button(visit.preview).click();
    const player = dialog.getByLabel(visit.recorded);
    await expect.poll(() => player.evaluate(sizeOf)).toEqual([590, 320]);
    await button(visit.upload).click();
    await expect(dialog).toHaveCount(0);
    const link = page.getByRole('link', { name: /^video_\d+\.(mp4|webm)$/ });
    await expect(link).toBeVisible();
    await readPart(page);
    await expect(answerTo(page, visit.question).getByRole('link')).toHaveCount(1);
  });
}

for (const visit of variantsToRun('refused', visits)) {
  test(`a camera that is denied says so in a dialog (${visit.language}, ${visit.size.width} px)`, async ({ page }) => {
    await page.setViewportSize(visit.size);
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
      Object.defineProperty(MediaDevices.prototype, 'getUserMedia', { value: refuse });
    });
    await openPart(page, visit.language, 'documents');
    await page.getByRole('button', { name: visit.record }).click();
    const failure = page.getByRole('dialog', { name: visit.failed });
    await failure.getByRole('button', { name: visit.close }).last().click();
    await expect(failure).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

function sizeOf(player: Element): readonly number[] {
  return player instanceof HTMLVideoElement ? [player.videoWidth, player.videoHeight] : [];
}
