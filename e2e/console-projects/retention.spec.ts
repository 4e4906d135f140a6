import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enterConsole } from '../support/console.ts';
import { awaitMessage, messagesTo } from '../support/people/outbox.ts';
import { expect, expectSound, test } from '../support/portal.ts';
import { inDatabase } from '../support/server/owner-database.ts';
import { newcomerOf, ownProject } from '../submission/support/own-project.ts';
import { openProjectPart } from './support/open-project.ts';

const dataFolder = () => process.env['PORTICO_E2E_DATA'] ?? '';
const reason = 'An appeal is pending at the court.';

test('a retention time is set with its numbers; who is due is told twice and deleted, who is held back is not', async ({
  page,
}) => {
  const slug = await ownProject('itf');
  const [leaving, held] = [await newcomerOf(slug), await newcomerOf(slug)];
  const name = `Held ${randomUUID().slice(0, 8)}`;
  await change('update applicants set name = $1 where email = $2', [name, held.account]);
  await change(
    `update batches set starts_at = now() - interval '99 days', ends_at = now() - interval '60 days',
       letters_until = null
     where project_id = (select id from projects where slug = $1)`,
    [slug],
  );
  await enterConsole(page, '/', { account: 'admin.yunzhou' });

  await test.step('saving the time asks with the number of people first', async () => {
    await openProjectPart(page, slug, 'Settings');
    await page.getByRole('spinbutton', { name: 'Drafts (months after the end)' }).fill('1');
    await page.getByRole('button', { name: 'Save the settings' }).click();
    const question = page.getByRole('dialog', { name: 'This concerns people' });
    await expect(question).toContainText('2 people would be told by mail, in a week,');
    // The page beneath is seen as well: its button is busy.
    await expect(page.locator('.ant-btn-loading')).toBeVisible();
    // From the top: further down a switch may be half under the bar above, which is no finding.
    await page.locator('h1').evaluate((heading) => heading.scrollIntoView());
    await expectSound(page);
    await question.getByRole('textbox').fill('save');
    await question.getByRole('button', { name: 'Save anyway' }).click();
    await expect(page.getByText(/^Saved\. /)).toBeVisible();
    await expect(plan(page)).toContainText('Nobody is told before');
  });

  await test.step('one person is held back, with a reason', async () => {
    await page.getByRole('link', { name: 'Applications', exact: true }).click();
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('link', { name }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('The court asked for the file.');
    await page.getByRole('button', { name: 'Open the draft' }).click();
    await page.getByRole('button', { name: 'Hold back from deletion …' }).click();
    const form = page.getByRole('dialog', { name: `Hold ${name} back from deletion` });
    await form.getByRole('button', { name: 'Hold back', exact: true }).click();
    await expect(form.getByText('Give a reason.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await expectSound(page);
    await form.getByRole('button', { name: 'Hold back', exact: true }).click();
    await expect(heldNotice(page)).toContainText(`: ${reason}`);
    await expect(page.getByRole('button', { name: 'Hold back from deletion …' })).toHaveCount(0);
    await expectSound(page);
  });

  await test.step('once the time has settled, only the other one is told', async () => {
    await change(`update projects set retention_shortened_at = now() - interval '40 days' where slug = $1`, [slug]);
    await obeyUntilTold(leaving.account, 'retention-first');
    await awaitMessage(leaving.account, /(\d{4}年\d{1,2}月\d{1,2}日)/);
    await openProjectPart(page, slug, 'Settings');
    const row = plan(page).getByRole('row').filter({ hasText: 'Drafts' });
    await expect(row.getByRole('cell')).toHaveText([/./, 'Drafts', '2', '1', /1 person held back: kept/]);
    await expect(plan(page).getByRole('listitem')).toContainText(reason);
    await expectSound(page);
  });

  await test.step('told again and the day come, the account is gone; who is held back was never told', async () => {
    await pass(leaving.account, 31);
    await obeyUntilTold(leaving.account, 'retention-last');
    await pass(leaving.account, 8);
    await obey();
    await expect.poll(() => accounts(leaving.account)).toBe(0);
    expect(await accounts(held.account)).toBe(1);
    expect(messagesTo(held.account)).toEqual([]);
    await page.getByRole('link', { name: 'Log', exact: true }).click();
    const line = page.getByRole('row').filter({ hasText: 'Deleted accounts whose retention time was over' }).first();
    await expect(line).toContainText('By itself');
    await expect(page.getByRole('row').filter({ hasText: reason }).first()).toContainText('Held somebody back');
  });

  await test.step('the hold leads from the settings to the application, and is ended there', async () => {
    await openProjectPart(page, slug, 'Settings');
    await plan(page).getByRole('link', { name: 'Open the application' }).click();
    await heldNotice(page).getByRole('button', { name: 'Release …' }).click();
    const question = page.getByRole('dialog', { name: `Release ${name} for deletion?` });
    await expect(question).toContainText('at least 30 days and two mails');
    await question.getByRole('button', { name: 'Release', exact: true }).click();
    await expect(heldNotice(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Hold back from deletion …' })).toBeVisible();
    await obeyUntilTold(held.account, 'retention-first');
  });
});

const plan = (page: Page) => page.getByRole('region', { name: 'What will be deleted, and when' });
const heldNotice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Held back from deletion' });

function change(query: string, values: readonly string[]): Promise<unknown> {
  return inDatabase(dataFolder(), (database) => database.query(query, [...values]));
}

/** Lets the job run that otherwise runs every hour. */
function obey(): Promise<unknown> {
  return change(`select graphile_worker.add_job('obey_retention')`, []);
}

/** Until the mail has left. */
async function obeyUntilTold(account: string, purpose: string): Promise<void> {
  await obey();
  await expect
    .poll(() =>
      count(
        `select from outgoing_messages m join applicants p on p.id = m.applicant_id
         where p.email = $1 and m.purpose = $2 and m.state = 'accepted'`,
        [account, purpose],
      ),
    )
    .toBe(1);
}

/** Days go by for whoever was told. */
async function pass(account: string, days: number): Promise<void> {
  const person = `(select id from applicants where email = $1)`;
  await change(
    `update outgoing_messages set accepted_at = accepted_at - make_interval(days => $2::integer)
     where applicant_id = ${person}`,
    [account, String(days)],
  );
  await change(
    `update retention_warnings set deletes_at = deletes_at - make_interval(days => $2::integer)
     where applicant_id = ${person}`,
    [account, String(days)],
  );
}

function accounts(email: string): Promise<number> {
  return count('select from applicants where email = $1', [email]);
}

function count(query: string, values: readonly string[]): Promise<number> {
  return inDatabase(dataFolder(), async (database) => (await database.query(query, [...values])).rowCount ?? 0);
}
