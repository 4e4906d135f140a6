import { expect, expectSound, openPortal, phone, signIn, type Tenant, test, submitButton } from './support/portal.ts';

interface Look {
  readonly title: string;
  readonly color: string;
  /** Text that only this tenant's header has. */
  readonly header: string;
}

/** What is characteristic of each institution, in its default language. */
const looks: Readonly<Record<Tenant, Look>> = {
  itf: { title: '科技金融研究院研究生招生 · 云洲大学', color: '#1d3f72', header: '云洲大学科技金融研究院' },
  jrzs: { title: '金融专业硕士招生 · 云洲大学商学院', color: '#8c2340', header: '云洲大学' },
  bicmr: { title: '博士后与青年学者申请 · 北溟国际数学研究中心', color: '#f2cf63', header: '北溟国际数学研究中心' },
  sc: { title: 'Apply to the Global Scholars Programme · Skylark College', color: '#4dbca6', header: 'Skylark' },
  qyj: { title: '企业家研修计划报名 · 青屿创新学院', color: '#6a52b5', header: '青屿企业家研修计划' },
};

for (const [tenant, look] of Object.entries(looks)) {
  test(`${tenant} shows its own title, icon, colour and header, at a desk and on a phone`, async ({ page }) => {
    await openPortal(page, tenant, '/login');
    expect(await page.title()).toContain(look.title);
    // The root element has no role.
    const root = page.locator(':root');
    expect(await root.evaluate((node) => getComputedStyle(node).getPropertyValue('--color-primary').trim())).toBe(
      look.color,
    );
    // The head of a page has no roles.
    const icon = await page.locator('link[rel="icon"]').getAttribute('href');
    const picture = await page.request.get(icon ?? '');
    expect(picture.headers()['content-type']).toBe('image/svg+xml');
    for (const size of [{ width: 1280, height: 800 }, phone]) {
      await page.setViewportSize(size);
      await expect(page.getByRole('banner').first()).toContainText(look.header);
      await expect(page.getByRole('contentinfo')).toContainText('@');
      await expectSound(page);
    }

    // All problems, in the colours of the institution.
    await openPortal(page, tenant, '/register');
    await submitButton(page).click();
    // Whichever field is invalid first.
    await expect(page.locator('main form [aria-invalid="true"]').first()).toBeVisible();
    await expectSound(page);
  });
}

test('title, icon and colour stand in the page before any script runs', async ({ page }) => {
  const html = await (await page.request.get('/apply/itf/')).text();
  expect(html).toContain('<title>科技金融研究院研究生招生 · 云洲大学</title>');
  expect(html).toContain('<meta name="theme-color" content="#1d3f72" />');
  expect(html).toMatch(/<link rel="icon" href="\/pictures\/[0-9a-f-]+\/icon\?v=[0-9a-f]+" \/>/);
});

test('the finance institute has a left menu of the screens that are there', async ({ page }) => {
  await signIn(page, 'itf');
  const menu = page.getByRole('navigation').filter({ hasText: '账号管理' });
  await expect(menu.getByRole('link')).toHaveText(['首页', '申请信息', '招生动态', '账号管理']);
  await menu.getByRole('link', { name: '申请信息' }).click();
  await expect(page).toHaveURL(/#\/applyform/);
});

test('header variant 7 greets by name, with the date, logout and language', async ({ page }) => {
  await signIn(page, 'qyj');
  const header = page.getByRole('banner');
  await expect(header).toContainText('您好，叶行舟');
  await expect(header).toContainText(/20\d\d年\d+月\d+日/);
  await expect(header.getByRole('button', { name: '退出登录' })).toBeVisible();
  await expect(header.getByRole('button', { name: '简体中文' })).toBeVisible();
  await expectSound(page);
});

test('the list of projects at /apply/ leads to each listed portal and to no other', async ({ page }) => {
  await page.goto('/apply/');
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveCount(5);
  await expectSound(page);
  await links.filter({ hasText: '青屿企业家研修计划' }).click();
  await expect(page).toHaveURL(/\/apply\/qyj\//);
  await page.goto('/verify/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectSound(page);
});

test('the root leads to the list, a path without its slash gets it', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/apply\/$/);
  await page.goto('/apply/itf#/login');
  await expect(page).toHaveURL(/\/apply\/itf\/#\/login$/);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});
