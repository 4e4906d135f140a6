import { refereesMessages } from '@portico/i18n/referees-messages';
import { messagesTo } from '../support/people/outbox.ts';
import { expect, expectSound, test } from '../support/portal.ts';
import { expectToast } from '../support/toast.ts';
import { aDayLater, invite, openReferees, somebodyAsking, requestState } from './support/asking.ts';
import { openLink, openOther } from './support/writing.ts';

test('a reminder a day by hand, each with a link of its own that leads to the same letter', async ({
  page,
  browser,
}) => {
  const { send } = await refereesMessages.tc();
  const asking = await somebodyAsking({ like: 'itf' });
  await openReferees(page, asking, 'tc');
  const first = await invite(page, asking.email, 'tc');
  const remind = page.getByRole('button', { name: send.reminder });
  await expect(remind).toBeDisabled();
  await aDayLater(asking);
  await page.reload();
  await expect(remind).toBeEnabled();
  await remind.click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: send.reminder });
  await expectToast(page, send.reminded, () => confirm.click());
  await expect(remind).toBeDisabled();
  await expectSound(page);
  await expect.poll(() => messagesTo(asking.email).length).toBe(2);
  const links = messagesTo(asking.email).map(({ text }) => /(http\S+token=[\w-]+)/.exec(text)?.[1] ?? '');
  expect(links[1]).toBe(first);
  expect(links[0]).not.toBe(first);

  const other = await openOther(browser);
  for (const link of links) {
    await other.goto('about:blank');
    await openLink(other, link, 'tc');
  }
  await page.reload();
  await expect(requestState(page)).toHaveAttribute('data-request-state', 'opened');
  await other.context().close();
});
