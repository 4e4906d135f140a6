import { inDatabase } from '../support/server/owner-database.ts';
import { expect, expectSound, openPortal, test } from '../support/portal.ts';
import { newcomerOf, outcomeOf, ownProject } from './support/own-project.ts';
import { askToSubmit, chooseOpenBatch, readyToSubmit } from './support/ready-to-submit.ts';

test('after a decision one applies again with the same answers; what was submitted stays with its receipt', async ({
  page,
}) => {
  const slug = await ownProject('sc');
  const person = await newcomerOf(slug);
  const { submit } = await readyToSubmit(page, person);
  await submit.click();
  await page.waitForURL(/#\/submittedSuccess$/);
  const [number = ''] = (await outcomeOf(slug)).numbers;

  await complete(slug);
  await openPortal(page, slug, '/preview');
  await page.getByRole('button', { name: 'Apply again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply again' }).dblclick();
  await page.waitForURL(/#\/applyform$/);

  // The draft has no batch yet; the receipt is still there and does not link to a preview of the draft.
  await openPortal(page, slug, '/');
  await page.getByRole('link', { name: 'Receipts of earlier submissions' }).click();
  await expect(page.getByRole('main')).toContainText(number);
  await expect(page.getByRole('link', { name: 'See what you submitted' })).toHaveCount(0);
  await openPortal(page, slug, '/applyform');
  await chooseOpenBatch(page);

  await openPortal(page, slug, '/applyform?step=submit');
  const again = await askToSubmit(page);
  await again.submit.click();
  await page.waitForURL(/#\/submittedSuccess$/);
  const { state, numbers } = await outcomeOf(slug);
  expect({ state, count: numbers.length }).toEqual({ state: 2, count: 2 });
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: numbers[1] ?? '-' }),
  ).toHaveText(numbers[1] ?? '-');

  await openPortal(page, slug, '/receipt');
  await page.getByRole('link', { name: 'All receipts' }).click();
  const entries = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(entries).toHaveText([/Submitted/, /Replaced/]);
  await expectSound(page);
  await entries.last().click();
  await expect(page.getByRole('main')).toContainText('You submitted again');
  await expect(page.getByRole('link', { name: 'See what you submitted' })).toHaveCount(0);
});

/** The institution has decided. */
async function complete(slug: string): Promise<void> {
  await inDatabase(process.env['PORTICO_E2E_DATA'] ?? '', (database) =>
    database.query('update applications a set stage = 2 from projects p where p.id = a.project_id and p.slug = $1', [
      slug,
    ]),
  );
}
