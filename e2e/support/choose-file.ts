import type { Locator } from '@playwright/test';

type Files = Parameters<Locator['setInputFiles']>[0];

/** Presses a button that opens the browser's file chooser, and chooses the file there. */
export async function chooseFile(button: Locator, files: Files): Promise<void> {
  const chooser = button.page().waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(files);
}
