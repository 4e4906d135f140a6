import { enterConsole } from '../support/console.ts';
import { expect, expectFits, expectSound, openPortal, phone, test } from '../support/portal.ts';
import { ownProject } from '../submission/support/own-project.ts';

const survey = 'https://forms.example.org/survey';
// It tries to lead the portal away, as a page that was taken over might.
const page = `<!doctype html><title>x</title><h1>Survey</h1><script>
  try { window.top.location = 'https://evil.example/'; } catch { document.body.append('still here'); }
</script>`;

test('staff allow a server, and its pages show in the portal with a way back', async ({
  page: staff,
  browser,
  baseURL,
}) => {
  const slug = await ownProject('itf');
  const reader = await (await browser.newContext({ viewport: phone, ...(baseURL && { baseURL }) })).newPage();
  await reader.route('https://forms.example.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: page }),
  );
  const hash = `/embedded_h5?url=${encodeURIComponent(survey)}`;
  await openPortal(reader, slug, hash, '?lang=en');
  await expect(reader.getByRole('heading', { name: 'This page cannot be shown here' })).toBeVisible();

  await enterConsole(staff, `/projects/${slug}/settings`);
  const origins = staff.getByRole('combobox', { name: 'Addresses that may be embedded' });
  await origins.fill('https://forms.example.org');
  await origins.press('Enter');
  await staff.getByRole('button', { name: 'Save the settings' }).click();
  await expect(staff.getByText('Saved. The portal follows at once.')).toBeVisible();

  await reader.reload();
  const frame = reader.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Survey' })).toBeVisible();
  await expect(frame.getByText('still here')).toBeVisible();
  await expectFits(reader);
  await expectSound(reader);
  await reader.getByRole('link', { name: 'Back to the portal' }).click();
  await expect(reader).toHaveURL(new RegExp(`/apply/${slug}/.*#/(login.*)?$`));
});
