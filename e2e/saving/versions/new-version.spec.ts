import { questionOf } from '../../support/question.ts';
import { expectSound } from '../../support/portal.ts';
import { notebook, nextNotebook } from '../support/notebook.ts';
import { openNotebook } from '../support/notebook-page.ts';
import { publishForm } from '../support/publish-form.ts';
import { expect, test } from '../support/site.ts';

test('a new version of the form that is published while somebody types takes everything along, and says what changed', async ({
  site: { server, slug },
  device,
  person,
}) => {
  const tab = await openNotebook(device, person);
  const main = tab.page.getByRole('main');
  await tab.write('Alpha', 'kept');
  await tab.write('Delta', 'without a place soon');
  await tab.saved();
  await publishForm(server.dataFolder, slug, nextNotebook);
  try {
    await tab.write('Alpha', ' as it was');
    // By its key: the new version may arrive before the next key is pressed.
    await questionOf(tab.page, 'gamma').getByRole('textbox').pressSequentially('renamed');
    await expect(main).toContainText('The form has been changed by the institution');
    await expect(tab.box('Zeta')).toBeVisible();
    await expect(tab.box('Alpha')).toHaveValue('kept as it was');
    await expect(tab.box('Gamma 2')).toHaveValue('renamed');
    await expect(main).toContainText('without a place soon');
    await tab.saved();
    await expectSound(tab.page);
    const { save_field, left_over } = await person.filed('notes');
    expect(save_field.normal).toEqual({ alpha: 'kept as it was', gamma: 'renamed' });
    expect(left_over.map(({ value }) => value)).toEqual(['without a place soon']);
  } finally {
    await publishForm(server.dataFolder, slug, notebook);
  }
});
