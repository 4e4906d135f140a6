import { expectSound } from '../support/portal.ts';
import { openNotebook } from './support/notebook-page.ts';
import { expect, openDevice, test } from './support/site.ts';

test('two tabs write different lines: both are kept, and each sees the other’s', async ({ device, person }) => {
  const [one, other] = [await openNotebook(device, person), await openNotebook(device, person)];
  await one.write('Alpha', 'from one');
  await other.write('Beta', 'from the other');
  await one.saved();
  await other.saved();
  await expect(one.box('Beta')).toHaveValue('from the other');
  await expect(other.box('Alpha')).toHaveValue('from one');
  expect((await person.filed('notes')).save_field.normal).toEqual({ alpha: 'from one', beta: 'from the other' });
});

for (const whose of ['mine', 'theirs'] as const) {
  test(`two devices write the same line: the second is asked, and ${whose} stays`, async ({
    site,
    browser,
    device,
    person,
  }) => {
    const elsewhere = await openDevice(browser, site, person);
    const [one, other] = [await openNotebook(device, person), await openNotebook(elsewhere, person)];
    await elsewhere.setOffline(true);
    await other.write('Alpha', 'theirs, then');
    await one.write('Alpha', 'the first');
    await one.saved();
    await elsewhere.setOffline(false);
    await expect(other.page.getByText('the first')).toBeVisible();
    await expect(other.box('Alpha')).toHaveValue('theirs, then');
    expect((await other.glance([])).saysSaved).toBe(false);
    if (whose === 'mine') await expectSound(other.page);
    expect((await person.filed('notes')).save_field.normal).toEqual({ alpha: 'the first' });

    await other.resolveConflict(whose);
    await other.saved();
    const chosen = whose === 'mine' ? 'theirs, then' : 'the first';
    await expect(other.box('Alpha')).toHaveValue(chosen);
    expect((await person.filed('notes')).save_field.normal).toEqual({ alpha: chosen });
    await elsewhere.close();
  });
}
