import { enterConsole } from '../support/console.ts';
import { enterAs } from '../support/people/newcomer.ts';
import { awaitMessage } from '../support/people/outbox.ts';
import { expect, expectSound, phone, test } from '../support/portal.ts';
import { inDatabase } from '../support/server/owner-database.ts';
import { endBatches, newcomerOf, ownProject } from '../submission/support/own-project.ts';

const dataFolder = () => process.env['PORTICO_E2E_DATA'] ?? '';

/** The server is found dead for three hours: its sign of life is made that old, and it measures the gap by itself. */
async function stopForHours(): Promise<void> {
  await inDatabase(dataFolder(), async (database) => {
    await database.query(
      `update up_periods set began_at = began_at - interval '4 hours', seen_at = now() - interval '3 hours'`,
    );
    await expect
      .poll(
        async () =>
          (await database.query(`select from up_periods where began_at > now() - interval '1 hour'`)).rowCount,
      )
      .toBe(1);
  });
}

test('after an outage one track is extended, and the applicant is told; the other is left as it is', async ({
  page,
  browser,
  baseURL,
}) => {
  const slug = await ownProject('qyj');
  await endBatches(slug, '2 hours');
  const applicant = await newcomerOf(slug);
  await stopForHours();

  await enterConsole(page, `/projects/${slug}/calendar`);
  await expect(page.getByRole('button', { name: 'Add a track' })).toBeVisible();
  const proposals = page.getByRole('alert').filter({ hasText: /The portal was down for (3 hours|2 hours 59 minutes)/ });
  const first = proposals.filter({ hasText: 'One person is in the middle of an application' });
  await expect(first).toHaveCount(1);
  await expectSound(page);
  await first.getByRole('button', { name: 'Extend for everybody …' }).click();
  const form = page.getByRole('dialog', { name: /^Extend “.*” for everybody$/ });
  await form.getByRole('button', { name: 'Extend, and tell everybody concerned' }).click();
  await expect(form.getByText('Give a reason.')).toBeVisible();
  await form.getByLabel('Reason').fill('Power was cut in the machine room.');
  await form.getByRole('button', { name: 'Extend, and tell everybody concerned' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'One person is being told by mail.' })).toBeVisible();
  await expect(first).toHaveCount(0);

  const until = await awaitMessage(applicant.account, /截止时间改为 (.+?)。/);
  const portal = await (
    await browser.newContext({ baseURL: baseURL ?? '', viewport: phone, locale: 'en-GB' })
  ).newPage();
  await enterAs(portal, applicant);
  await portal.goto(`/apply/${slug}/#/applyform`);
  const time = /\d{1,2}:\d{2}/.exec(until)?.[0] ?? 'no time in the mail';
  await expect(portal.getByText(time).first()).toBeVisible();
  await portal.getByText('Dates, places and documents').first().click();
  await expect(portal.getByRole('list', { name: 'Documents to have at hand' })).toContainText('Business plan');
  await expectSound(portal);
  await portal.context().close();

  const left = await proposals.count();
  await proposals.first().getByRole('button', { name: 'Do not extend …' }).click();
  const dismissal = page.getByRole('dialog', { name: /^Do not extend “.*”$/ });
  await dismissal.getByLabel('Reason').fill('Nobody has begun here.');
  await expectSound(page);
  await dismissal.getByRole('button', { name: 'Do not extend' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'keeps its deadline' })).toBeVisible();
  await expect(proposals).toHaveCount(left - 1);
  await page.getByRole('link', { name: 'Log', exact: true }).click();
  const line = page.getByRole('row').filter({ hasText: 'Nobody has begun here.' });
  await expect(line).toContainText('Decided not to extend a track after an outage');
});
