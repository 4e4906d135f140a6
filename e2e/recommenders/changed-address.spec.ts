import { refereesMessages } from '@portico/i18n/referees-messages';
import { referenceMessages } from '@portico/i18n/reference-messages';
import { enterAs } from '../support/people/newcomer.ts';
import { awaitMessage } from '../support/people/outbox.ts';
import { expect, expectSound, openPortal, test } from '../support/portal.ts';
import { anHourLater, invite, newAddress, somebodyAsking, requestState } from './support/asking.ts';
import { expectBroken, openLink, openOther, savedWord } from './support/writing.ts';

test('an address that is changed while the letter is written: asked first, then the old way is dead, and that is told', async ({
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
  await savedWord(other);

  // Deleting a row and restoring it changes neither the row nor the letter.
  await page.getByRole('button', { name: /^Delete entry/ }).click();
  await page.getByRole('dialog', { name: takeBack.title }).getByRole('button', { name: takeBack.confirmRow }).click();
  await expect(page.getByRole('button', { name: send.invitation })).toHaveCount(0);
  await savedWord(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(requestState(page)).toHaveAttribute('data-request-state', 'opened');
  await words.fill('Half a letter!');
  await savedWord(other);

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
  await savedWord(page);

  await words.fill('Half a letter, and more');
  await expect(other.getByText(locked.gone)).toBeVisible();
  await expectBroken(other, link, 'en');
  await openLink(other, await invite(page, another, 'en'), 'en');
  await other.getByRole('link', { name: request.write }).click();
  await expect(words).toHaveValue('');
  await anHourLater(asking);
  expect(await awaitMessage(asking.email, /(There is nothing else for you to do)/)).not.toBe('');
  await other.context().close();
});
