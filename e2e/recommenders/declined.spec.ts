import { refereesMessages } from '@portico/i18n/referees-messages';
import { referenceMessages } from '@portico/i18n/reference-messages';
import { expect, expectSound, phone, test } from '../support/portal.ts';
import { invite, newAddress, openReferees, somebodyAsking, requestState } from './support/asking.ts';
import { expectBroken, openLink, openOther } from './support/writing.ts';

test('declined with a word, taken back, declined for good; somebody else is asked in the place', async ({
  page,
  browser,
}) => {
  const { decline, request } = await referenceMessages.sc();
  const { replace, declined } = await refereesMessages.sc();
  const asking = await somebodyAsking({ like: 'bicmr' });
  await page.setViewportSize(phone);
  await openReferees(page, asking, 'sc');
  const link = await invite(page, asking.email, 'sc');

  const other = await openOther(browser, true);
  await openLink(other, link, 'sc');
  const refuse = async (words: string) => {
    await other.getByRole('button', { name: request.decline }).click();
    const dialog = other.getByRole('dialog', { name: decline.title });
    await dialog.getByRole('textbox').fill(words);
    await dialog.getByRole('button', { name: decline.reason.noTime }).click();
    await expect(other.getByText(decline.done)).toBeVisible();
  };
  await refuse('');
  await expectSound(other);
  await other.getByRole('button', { name: decline.undo }).click();
  await expect(other.getByRole('link', { name: request.write })).toBeVisible();
  await refuse('祝您顺利');

  await page.reload();
  await expect(requestState(page)).toHaveAttribute('data-request-state', 'declined');
  await expect(page.getByRole('main')).toContainText(declined.noTime);
  await expect(page.getByRole('main')).toContainText('祝您顺利');
  await expectSound(page);
  await page.getByRole('button', { name: replace.other }).click();
  const dialog = page.getByRole('dialog');
  const another = newAddress();
  await dialog.getByRole('textbox', { name: '姓名' }).fill('程远山');
  await dialog.getByRole('textbox', { name: '邮箱' }).fill(another);
  await dialog.getByRole('button', { name: '确定', exact: true }).click();
  await expect(page.getByRole('heading', { name: '程远山' })).toBeVisible();
  const fresh = await invite(page, another, 'sc');
  await expectBroken(other, link, 'sc');
  await openLink(other, fresh, 'sc');
  await other.context().close();
});
