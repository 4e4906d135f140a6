import { enterConsole } from '../support/console.ts';
import { variantsToRun } from '../support/nightly.ts';
import { expect, expectSound, phone, test } from '../support/portal.ts';

const words = {
  sc: {
    edit: '在门户中编辑',
    referee: /推荐人/,
    pdf: '下载 PDF',
    ready: 'PDF 已生成。',
    noMatch: '没有符合条件的申请',
    forbidden: '您的角色不能查看此页面',
  },
  tc: {
    edit: '在門戶網站中編輯',
    referee: /推薦人/,
    pdf: '下載 PDF',
    ready: 'PDF 已產生。',
    noMatch: '沒有符合條件的申請',
    forbidden: '您的角色無法查看此頁面',
  },
} as const;

const visits = [
  ['sc', { width: 1280, height: 800 }],
  ['tc', phone],
] as const;
const title = 'an interviewer reads, without what is sensitive, referees and editing';

for (const [language, size] of variantsToRun(title, visits)) {
  test(`${title} (${language}, ${size.width} px)`, async ({ page }) => {
    const { edit, referee, pdf, ready, noMatch, forbidden } = words[language];
    await page.setViewportSize(size);
    await enterConsole(page, '/outbox', { account: 'interviewer.yunzhou', language });
    // The role does not include the outbox.
    await expect(page.getByRole('heading', { level: 1, name: forbidden })).toBeVisible();
    // Neither a list nor a mail.
    await expect(page.getByRole('table')).toHaveCount(0);
    expect(page.frames()).toHaveLength(1);

    await page.goto('/console/#/applications');
    // Drafts are not listed.
    await page.getByRole('searchbox').fill('林嘉');
    await expect(page.getByRole('heading', { name: noMatch })).toBeVisible();
    await expectSound(page);
    await page.getByRole('searchbox').fill('周亦');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectSound(page);
    await page.getByRole('link', { name: '周亦澄' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByText('--', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: edit })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: referee })).toHaveCount(0);
    await expect(page.getByText('yicheng.zhou@example.com')).toHaveCount(0);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: pdf }).click();
    expect((await download).suggestedFilename()).toContain('周亦澄');
    await expect(page.getByText(ready)).toBeVisible();
    await expectSound(page);
  });
}
