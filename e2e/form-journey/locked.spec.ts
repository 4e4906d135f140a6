import { enterAs, newcomerAt } from '../support/people/newcomer.ts';
import { inDatabase } from '../support/server/owner-database.ts';
import { expect, expectSound, openPortal, signIn, test } from '../support/portal.ts';

test('a submitted application is read, not written', async ({ page }) => {
  await signIn(page, 'itf', 'yicheng.zhou@example.com');
  await openPortal(page, 'itf', '/applyform/basic?menuid=essays', '?lang=en');
  await expect(page.getByRole('main')).toContainText('You have submitted your application.');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expectSound(page);
});

test('a batch that has closed locks the parts, and says what can be done', async ({ page }) => {
  const person = await newcomerAt('itf');
  await inDatabase(process.env['PORTICO_E2E_DATA'] ?? '', (database) =>
    database.query(
      `update applications a set batch_id = (select b.id from batches b where b.project_id = a.project_id and b.ends_at < now() limit 1)
       from applicants p where p.id = a.applicant_id and p.email = $1`,
      [person.account],
    ),
  );
  await enterAs(page, person);
  await openPortal(page, 'itf', '/applyform/basic?menuid=essays', '?lang=en');
  await expect(page.getByRole('main')).toContainText('This batch is closed');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expectSound(page);
  await page.getByRole('link', { name: 'See all batches' }).click();
  await expect(page).toHaveURL(/#\/applyform$/);
});
