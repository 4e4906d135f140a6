import { type BrowserContext, devices, type Page } from '@playwright/test';
import { applyFiled, applyMenu } from '@portico/contract/applications';
import { type Call, createCall } from '@portico/contract/call';
import { decodeModules } from '@portico/contract/forms/decode-modules';
import { authMode } from '@portico/contract/tenants';
import { scaledLimit } from '@portico/testing/scaled-limit';
import {
  enterPassword,
  fillCode,
  fillNewPassword,
  newPassword,
  receiveCode,
  submit,
} from '../support/people/account-forms.ts';
import { expectSaved } from '../support/saving-word.ts';
import { accountField } from '../support/people/account-fields.ts';
import { expect, expectSound, openPortal, test, pageForm } from '../support/portal.ts';
import { fillModule } from './support/fill-module.ts';

const slug = 'itf';
const mobile = '13500135001';
const byRecommender = 2;
const complete = 2;

test('a new applicant fills in every part: half on a phone, the rest at a desk', async ({ browser }) => {
  const baseURL = process.env['PORTICO_E2E_URL'] ?? '';
  test.setTimeout(scaledLimit(240_000));
  const { defaultBrowserType: _, viewport: __, ...pixel } = devices['Pixel 7'];
  const phone = await browser.newContext({ ...pixel, baseURL, viewport: { width: 390, height: 844 } });
  const onPhone = await phone.newPage();
  await register(onPhone);
  await openPortal(onPhone, slug, '/applyform');
  const regular = onPhone.getByRole('article').filter({ hasText: 'Regular round' });
  await regular.getByRole('button', { name: 'Choose this batch' }).click();
  await expect(onPhone.getByText('Your choice', { exact: true }).first()).toBeVisible();

  const call = await clientOf(onPhone, baseURL);
  const { menu_list } = await call(applyMenu, {});
  const parts = menu_list.filter(({ referee }) => referee !== byRecommender).map(({ menuid }) => menuid);
  await openPortal(onPhone, slug, '/applyform/basic?menuid=basic-info');
  await expect(onPhone.getByRole('textbox', { name: /^Full name/ })).toHaveValue('Jiahe Lin');
  await expect(onPhone.getByRole('textbox', { name: /^Mobile phone/ })).toHaveValue(mobile);
  await expectSaved(onPhone);
  const half = Math.ceil(parts.length / 2);
  for (const menuid of parts.slice(0, half)) await fillPart(onPhone, call, menuid);
  await expectSound(onPhone);
  await phone.close();

  const desk: BrowserContext = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const atDesk = await desk.newPage();
  await enterPassword(atDesk, slug, { account: mobile, password: newPassword });
  await atDesk.waitForURL(/#\/$/);
  for (const menuid of parts.slice(half)) await fillPart(atDesk, call, menuid);

  const { menu_list: ended } = await call(applyMenu, {});
  const states = ended.filter(({ menuid }) => parts.includes(menuid)).map(({ menuid, state }) => [menuid, state]);
  expect(states).toEqual(parts.map((menuid) => [menuid, complete]));
  await openPortal(atDesk, slug, '/applyform');
  await expect(atDesk.getByRole('main')).toContainText(`${parts.length} of ${parts.length} complete`);
  await desk.close();
});

async function register(page: Page): Promise<void> {
  await openPortal(page, slug, '/register', '?lang=en');
  await accountField(page, 'name').fill('Jiahe Lin');
  await page.getByLabel('Highest degree').selectOption({ label: 'Bachelor' });
  await accountField(page, 'mobile').fill(mobile);
  await fillCode(page, await receiveCode(page, mobile));
  await fillNewPassword(page);
  await page.getByRole('main').getByRole('checkbox').check();
  await submit(page);
  await page.waitForURL(/#\/$/);
}

async function fillPart(page: Page, call: Call, menuid: string): Promise<void> {
  await openPortal(page, slug, `/applyform/basic?menuid=${menuid}`);
  const { module } = await call(applyFiled, { menuid });
  const [definition] = decodeModules([module]).form.modules;
  if (definition === undefined) throw new Error(`There is no part ${menuid}`);
  await expect(page.getByRole('heading', { level: 1, name: definition.title.en })).toBeVisible();
  await pageForm(page).waitFor();
  await fillModule(page, definition);
  await page.getByRole('button', { name: 'Check this part' }).click();
  await expect(page.getByRole('main'), menuid).toContainText('Nothing is missing in this part.');
  await expectSaved(page);
  await expect.poll(async () => (await call(applyFiled, { menuid })).state, menuid).toBe(complete);
}

/** Calls with the session of a page. */
async function clientOf(page: Page, baseURL: string): Promise<Call> {
  const token = await page.evaluate((name) => localStorage.getItem(name), `enroll_${slug}`);
  const base = {
    prefix: baseURL,
    language: () => 'en' as const,
    onSessionEnded: () => undefined,
    timeoutMs: 60_000,
  };
  const project = await createCall({ ...base, token: () => null, baseParams: () => null })(authMode, { domain: slug });
  const tenant = { org_id: project.org_id, project_id: project.project_id };
  return createCall({ ...base, token: () => token, baseParams: () => tenant });
}
