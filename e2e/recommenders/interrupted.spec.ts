import { referenceMessages } from '@portico/i18n/reference-messages';
import { fileBox, questionOf } from '../support/question.ts';
import { savingWord } from '../support/saving-word.ts';
import { smallFile } from '../form-journey/support/small-files.ts';
import { inDatabase } from '../support/server/owner-database.ts';
import { expect, expectSound, phone, test } from '../support/portal.ts';
import { inviteByCall, somebodyAsking } from './support/asking.ts';
import { handIn, openLink, openOther, savedWord, writeLetter } from './support/writing.ts';

test('offline and signed out while writing: every word is kept, and saved once there is a way', async ({ browser }) => {
  const { request, form } = await referenceMessages.en();
  const asking = await somebodyAsking({ like: 'sc' });
  const link = await inviteByCall(asking);
  const page = await openOther(browser);
  await openLink(page, link, 'en');
  await page.getByRole('link', { name: request.write }).click();
  const words = page.getByRole('textbox', { name: 'What you say' });
  await words.fill('Before');
  await savedWord(page);
  await page.context().setOffline(true);
  await words.fill('Before, offline');
  await expect(savingWord(page)).toContainText('Kept on this device');
  await page.context().setOffline(false);
  await savedWord(page);

  await endSessions(asking.email);
  await words.fill('Before, offline, signed out');
  await expect(page.getByText(form.signedOut).or(page.getByRole('dialog')).first()).toBeVisible();
  await expect(words).toHaveValue('Before, offline, signed out');
  await expectSound(page);
  // The link of the mail signs in without a code.
  const again = await page.context().newPage();
  await openLink(again, link, 'en');
  await again.close();
  await savedWord(page);
  await page.reload();
  await expect(words).toHaveValue('Before, offline, signed out');
  await page.context().close();
});

test('a letter that begins with its file, in two tabs: handed in in one, it is closed in the other', async ({
  browser,
}) => {
  const { form, locked } = await referenceMessages.tc();
  const scan = smallFile(['pdf'], 1);
  const asking = await somebodyAsking({ like: 'bicmr', hasFile: true });
  const link = await inviteByCall(asking, 'tc');
  const page = await openOther(browser, true);
  await openLink(page, link, 'tc');
  const uid = new URLSearchParams(page.url().split('?')[1]).get('uid') ?? '';
  const address = `/apply/${asking.slug}/#/letter/edit?uid=${uid}`;
  await page.goto(address);
  await expect(page.getByText(form.fileLead)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  // Whichever field comes first.
  await expect(page.locator('main [id^="field-"][id$="-label"]').first()).toHaveAttribute('id', 'field-scan-label');
  await fileBox(questionOf(page, 'scan')).setInputFiles(scan);
  await expect(page.getByRole('main')).toContainText(scan.name);
  await savedWord(page);
  await expectSound(page);
  const other = await page.context().newPage();
  await other.setViewportSize(phone);
  await other.goto(address);
  await expect(other.getByRole('main')).toContainText(scan.name);
  await writeLetter(page, '所附推薦信已說明一切。');
  await expect(other.getByRole('textbox', { name: '推薦意見' })).toHaveValue('所附推薦信已說明一切。');
  await handIn(other, 'tc');
  await page.getByRole('textbox', { name: '推薦意見' }).fill('太遲的一句');
  await expect(page.getByText(locked.submitted)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('太遲的一句');
  await page.context().close();
});

/** Expires the sessions at once. */
async function endSessions(email: string): Promise<void> {
  await inDatabase(process.env['PORTICO_E2E_DATA'] ?? '', (database) =>
    database.query('delete from recommender_sessions where email = $1', [email]),
  );
}
