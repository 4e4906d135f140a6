import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { scaledLimit } from '@portico/testing/scaled-limit';
import { form as itf } from '../../apps/server/seeds/itf/form/form.ts';
import { openConsole, signInOwner } from '../support/console.ts';
import { expect, test } from '../support/portal.ts';
import { inDatabase } from '../support/server/owner-database.ts';
import { ownProject } from '../submission/support/own-project.ts';
import { openProjectPart } from './support/open-project.ts';
import { comparable } from './support/rebuilding/comparable.ts';
import { rebuildForm } from './support/rebuilding/rebuild-form.ts';

// Two modules, which have a group, most types and rules. The whole form takes several minutes, and is made where asked for.
const isWhole = process.env['PORTICO_E2E_WHOLE_FORM'] === '1';
const rebuilt = ['Languages and tests', 'Other documents'];
const wanted = { modules: itf.modules.filter(({ title }) => isWhole || rebuilt.includes(title.en)) };

test('the form of an institute is made from nothing in the editor, and is the same, question by question', async ({
  page,
}) => {
  if (isWhole) test.setTimeout(scaledLimit(1_200_000));
  const slug = await ownProject('itf', { modules: [] });
  await openConsole(page, 'en');
  await signInOwner(page);
  await openProjectPart(page, slug, 'Form');
  await rebuildForm(page, wanted);
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Nothing to mend/ })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the form' });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Version 2 is published.')).toBeVisible();
  expect(comparable(await publishedForm(slug))).toEqual(comparable(wanted));
});

function publishedForm(slug: string): Promise<FormDefinition> {
  return inDatabase(process.env['PORTICO_E2E_DATA'] ?? '', async (database) => {
    const { rows } = await database.query<{ definition: FormDefinition }>(
      `select v.definition from form_versions v join projects p on p.id = v.project_id
       where p.slug = $1 order by v.number desc limit 1`,
      [slug],
    );
    const [newest] = rows;
    if (newest === undefined) throw new Error('Nothing is published');
    return newest.definition;
  });
}
