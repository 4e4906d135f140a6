import { randomUUID } from 'node:crypto';
import { enterConsole } from '../support/console.ts';
import { enterPassword, newPassword, registerByMobile } from '../support/people/account-forms.ts';
import { expect, expectSound, test } from '../support/portal.ts';
import { ownProject } from '../submission/support/own-project.ts';
import { openProjectPart } from './support/open-project.ts';

test('a project has a domain name: its portal opens there and no other does, until the name is removed', async ({
  page,
  browser,
}) => {
  const slug = await ownProject('jrzs');
  // Browsers lead every name below localhost to this machine.
  const host = `apply-${randomUUID().slice(0, 8)}.localhost`;
  const site = `http://${host}:${new URL(process.env['PORTICO_E2E_URL'] ?? '').port}`;
  const visitor = await (await browser.newContext({ baseURL: site, locale: 'en-GB' })).newPage();

  await enterConsole(page, '/', { account: 'admin.yunzhou' });
  await openProjectPart(page, slug, 'Address and state');
  await page.getByRole('button', { name: 'Add a domain name' }).click();
  const form = page.getByRole('dialog', { name: 'Add a domain name' });
  await form.getByRole('textbox', { name: 'Domain name' }).fill(host);
  await form.getByRole('button', { name: 'Add a domain name' }).click();
  const line = page.getByRole('listitem').filter({ hasText: host });
  await expect(line).toContainText('Not proved yet');
  await expectSound(page);
  await test.step('before it is proved, it leads to no project', async () => {
    await visitor.goto(site);
    await expect(visitor).toHaveURL(`${site}/apply/`);
  });

  await line.getByRole('button', { name: `Use the name ${host}` }).click();
  await expect(line).toContainText('Leads here');
  await expect(line.getByRole('link', { name: host })).toHaveAttribute('href', `${site}/`);
  await expectSound(page);

  await test.step('somebody opens it, registers and signs in, all under the name', async () => {
    await visitor.goto(`${site}/?lang=en`);
    await expect(visitor).toHaveURL(new RegExp(`^${site}/apply/${slug}/`));
    const mobile = `199${String(Date.now()).slice(-8)}`;
    await registerByMobile(visitor, { tenant: slug, name: 'Domain Person', mobile, language: 'en' });
    await visitor.evaluate(() => localStorage.clear());
    await enterPassword(visitor, slug, { account: mobile, password: newPassword });
    await expect(visitor).toHaveURL(new RegExp(`^${site}/apply/${slug}/.*#/$`));
    await expect(visitor.getByRole('banner').getByRole('button', { name: /account menu$/ })).toBeVisible();
    await expectSound(visitor);
  });

  await test.step('another project does not exist there, by address or by call', async () => {
    expect((await visitor.goto(`${site}/apply/itf/?lang=en`))?.status()).toBe(404);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByRole('main')).not.toContainText('科技金融');
    const answered = (domain: string): Promise<number> =>
      visitor.evaluate(
        async (slug) => (await (await fetch(`/v1/public/auth_mode?domain=${slug}`)).json()).status,
        domain,
      );
    expect(await answered(slug)).toBe(200);
    expect(await answered('itf')).toBe(await answered('no-such-project'));
    expect(await answered('itf')).not.toBe(200);
  });

  await line.getByRole('button', { name: `Remove ${host}` }).click();
  const question = page.getByRole('dialog', { name: `Remove ${host}?` });
  await expect(question).toContainText('no longer arrives at this portal');
  await question.getByRole('button', { name: 'Remove the domain name' }).click();
  await expect(line).toHaveCount(0);
  await visitor.goto('about:blank');
  await visitor.goto(site);
  await expect(visitor).toHaveURL(`${site}/apply/`);
  await visitor.context().close();
});
