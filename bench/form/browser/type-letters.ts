import { setTimeout as pause } from 'node:timers/promises';
import { type Cost, costSince, costSoFar } from './cost.ts';
import type { FormPage } from './bench-browser.ts';

// Longer than a frame, so that each letter is drawn before the next one.
const betweenLetters = 25;

/** Types into the focused field with real key events; returns the cost of one letter. */
export async function typeLetters({ page, devtools }: FormPage, text: string): Promise<Cost> {
  await page.bringToFront();
  await devtools.send('HeapProfiler.collectGarbage');
  await pause(100);
  const before = await costSoFar(devtools);
  for (const letter of text) {
    const code = letter === ' ' ? 'Space' : `Key${letter.toUpperCase()}`;
    const key = { key: letter, code, windowsVirtualKeyCode: letter.toUpperCase().charCodeAt(0) };
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, ...key });
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    await pause(betweenLetters);
  }
  await pause(200);
  return costSince(before, await costSoFar(devtools), text.length);
}
