import { refereesMessages } from '@portico/i18n/referees-messages';
import { referenceMessages } from '@portico/i18n/reference-messages';
import { enterAs } from '../support/newcomer.ts';
import { expect, expectSound, openPortal, test } from '../support/portal.ts';
import { invite, newAddress, somebodyAsking } from './support/asking.ts';
import { expectBroken, openLink, openOther } from './support/writing.ts';

test('an address that is changed while the letter is written: asked first, then the old way is dead', async ({
  page,
  browser,
}) => {
  const { takeBack, send } = await refereesMessages.en();
  const { request, locked } = await referenceMessages.en();
  const asking = await somebodyAsking({ like: 'sc' });
  await enterAs(page, asking.person);
  await openPortal(page, asking.slug, '/applyform/basic?menuid=referees', '?lang=en');
  const link = await invite(page, asking.email, 'en');
  const other = await openOther(browser);
  await openLink(other, link, 'en');
  await other.getByRole('link', { name: request.write }).click();
  const words = other.getByRole('textbox', { name: 'What you say' });
  await words.fill('Half a letter');
  await expect(other.locator('[data-word]')).toHaveAttribute('data-word', 'saved');

  const another = newAddress();
  await page.getByRole('button', { name: /^Edit/ }).click();
  const row = page.getByRole('dialog', { name: /Edit/ });
  await row.getByRole('textbox', { name: 'Email' }).fill(another);
  await row.getByRole('button', { name: 'OK', exact: true }).click();
  const question = page.getByRole('dialog', { name: takeBack.title });
  await expect(question).toContainText('resets the sending');
  await expectSound(page);
  await question.getByRole('button', { name: takeBack.confirmAddress }).click();
  await expect(page.getByRole('button', { name: send.invitation })).toBeEnabled();

  await words.fill('Half a letter, and more');
  await expect(other.getByText(locked.gone)).toBeVisible();
  await expectBroken(other, link, 'en');
  await openLink(other, await invite(page, another, 'en'), 'en');
  await other.getByRole('link', { name: request.write }).click();
  await expect(words).toHaveValue('');
  await other.context().close();
});
