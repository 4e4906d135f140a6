import { lookPreviewPath } from '@portico/contract/look-preview-path';
import { lookMessages } from '@portico/contract/shown-look';
import { triedFormMessages } from '@portico/contract/tried-form';
import { expect, type Page, test } from '@playwright/test';
import { triedForm } from './support/tried-form.ts';

const address = `${process.env['PORTICO_E2E_URL']}${lookPreviewPath}#/try_form`;
const foreign = 'http://foreign.example/';
/** What the console would say; anybody can say it. */
const said = JSON.stringify([
  { kind: lookMessages.view, view: { slug: 'foreign', language: 'en' } },
  {
    kind: triedFormMessages.form,
    form: { order: ['about'], changed: triedForm.modules, today: '2026-11-18', answers: null, at: null },
  },
]);
const script = `
  const heard = [];
  let preview;
  addEventListener('message', ({ data }) => heard.push(data));
  const frameIt = (src) => new Promise((resolve) => {
    const frame = Object.assign(document.createElement('iframe'), { src, onload: resolve });
    document.body.append(frame);
    preview = frame.contentWindow;
  });
  const openIt = (url) => { preview = window.open(url); };
  const tell = (messages) => { for (const message of messages) preview.postMessage(message, '*'); };
`;

/** A page of somebody else. It notes every message that it is sent. */
async function openForeign(page: Page): Promise<void> {
  const body = `<!doctype html><title>foreign</title><body><script>${script}</script>`;
  await page.route(`${foreign}**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(foreign);
}

test('a page of another origin cannot frame the preview', async ({ page }) => {
  await openForeign(page);
  await page.evaluate(`frameIt(${JSON.stringify(address)})`);
  await page.evaluate(`tell(${said})`);
  const framed = page.frames().find((frame) => frame !== page.mainFrame());
  expect(framed?.url(), 'the browser shows its own page instead').toMatch(/^chrome-error:/);
  expect(await page.evaluate('heard'), 'the preview tells a stranger nothing').toEqual([]);
});

test('a page of another origin cannot drive the preview in a window of its own', async ({ page }) => {
  await openForeign(page);
  const opening = page.waitForEvent('popup');
  await page.evaluate(`openIt(${JSON.stringify(address)})`);
  const preview = await opening;
  await preview.waitForLoadState('networkidle');
  await page.evaluate(`tell(${said})`);
  // By now it has heard it: messages come in their order.
  await preview.evaluate(`new Promise((resolve) => setTimeout(resolve))`);
  await expect(preview.getByRole('textbox')).toHaveCount(0);
  expect(await page.evaluate('heard'), 'the preview tells a stranger nothing').toEqual([]);
});
