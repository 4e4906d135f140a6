import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../support/portal.ts';

const styles = ['tokens', 'reset', 'base'].map((name) =>
  readFileSync(fileURLToPath(new URL(`../../packages/ui/src/styles/${name}.css`, import.meta.url)), 'utf8'),
);

// Styles that a cell, small print or a heading around the dialog might have.
const around =
  'text-align: end; font: italic 700 8px/3 monospace; color: red; white-space: nowrap; text-transform: uppercase; ' +
  'letter-spacing: 3px; text-indent: 9px; word-break: break-all; overflow-wrap: anywhere; visibility: hidden; cursor: wait';

test('a dialog takes nothing from the place in which it was opened', async ({ page }) => {
  await page.setContent(`<style>${styles.join('\n')}</style><body>
    <dialog id="free">Words</dialog><div style="${around}"><p><dialog id="within">Words</dialog></p></div></body>`);
  const looks = await page.evaluate(() => {
    const lookOf = (id: string) => {
      const dialog = document.getElementById(id);
      if (!(dialog instanceof HTMLDialogElement)) throw new Error(id);
      dialog.showModal();
      const style = getComputedStyle(dialog);
      const look = Object.fromEntries(Array.from(style, (name) => [name, style.getPropertyValue(name)]));
      dialog.close();
      return look;
    };
    return [lookOf('free'), lookOf('within')];
  });
  expect(looks[0]?.['text-align']).toBe('start');
  expect(looks[1]).toEqual(looks[0]);
});
