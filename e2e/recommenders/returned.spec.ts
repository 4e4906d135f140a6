import { refereesMessages } from '@portico/i18n/referees-messages';
import { postfixReport } from '../../apps/server/src/features/bounces/testing/reports.ts';
import { inDatabase } from '../support/server/owner-database.ts';
import { messagesTo } from '../support/people/outbox.ts';
import { expect, expectSound, test } from '../support/portal.ts';
import { expectToast } from '../support/toast.ts';
import { invite, newAddress, openReferees, somebodyAsking, requestState } from './support/asking.ts';
import { expectBroken, openLink, openOther } from './support/writing.ts';

test('a mail that comes back is sent again by whoever is sure, else another address is asked for', async ({
  page,
  browser,
}) => {
  const { replace, send, invite: words } = await refereesMessages.en();
  const asking = await somebodyAsking({ like: 'sc' });
  await openReferees(page, asking, 'en');
  const dead = await invite(page, asking.email, 'en');
  await expect(requestState(page)).toHaveAttribute('data-request-state', 'delivered');
  await giveBack(asking.email);
  await page.reload();
  await expect(requestState(page)).toHaveAttribute('data-request-state', 'bounced');
  await expectSound(page);

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: send.again }).click();
  await expect(dialog).toContainText(words.bounced);
  await expectSound(page);
  await expectToast(page, send.invited, () => dialog.getByRole('button', { name: words.confirm }).click());
  await expect.poll(() => messagesTo(asking.email).length).toBe(2);
  await giveBack(asking.email);
  await page.reload();
  await expect(requestState(page)).toHaveAttribute('data-request-state', 'bounced');

  const another = newAddress();
  await page.getByRole('button', { name: replace.address }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(another);
  await expectSound(page);
  await expectToast(page, replace.done, () => dialog.getByRole('button', { name: 'OK', exact: true }).click());
  await expect(requestState(page)).toHaveAttribute('data-request-state', 'unasked');
  const link = await invite(page, another, 'en');

  const other = await openOther(browser);
  await expectBroken(other, dead, 'en');
  await openLink(other, link, 'en');
  await other.context().close();
});

/** Delivers a bounce to the server, as the receiver's mail server does. */
async function giveBack(recipient: string): Promise<void> {
  const id = await inDatabase(process.env['PORTICO_E2E_DATA'] ?? '', async (database) => {
    const newest = 'select message_id from recommendations where email = $1 order by invited_at desc limit 1';
    const { rows } = await database.query(newest, [recipient]);
    return String(rows[0]?.message_id);
  });
  const report = postfixReport({ to: 'office@example.com', recipient, messageId: `${id}@portico.example` });
  const headers = {
    Authorization: `Bearer ${process.env['PORTICO_E2E_BOUNCE_SECRET']}`,
    'Content-Type': 'message/rfc822',
  };
  const answer = await fetch(`${process.env['PORTICO_E2E_URL']}/hooks/bounce`, {
    method: 'POST',
    headers,
    body: report,
  });
  expect(answer.status).toBe(204);
}
