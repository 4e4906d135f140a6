import type { Page } from '@playwright/test';
import { enterConsole } from '../support/console.ts';
import { chooseFile } from '../support/choose-file.ts';
import { expect, test } from '../support/portal.ts';
import { ownProject } from '../submission/support/own-project.ts';

const label = (sc: string, tc: string, en: string) => ({ sc, tc, en });
const option = (value: string, sc: string, en: string) => ({ value, label: label(sc, sc, en) });
const chosen = (value: string) => ({ field: 'abroad', chosen: [value] });

const bad = {
  modules: [
    {
      id: 'travel',
      title: label('出行', '出行', 'Travel'),
      author: 'applicant',
      groups: [],
      fields: [
        {
          id: 'abroad',
          key: 'abroad',
          type: 'single-choice',
          label: label('是否出国', '是否出國', 'Abroad'),
          options: [option('yes', '是', 'Yes'), option('no', '否', 'No')],
        },
        {
          id: 'unseen',
          key: 'unseen',
          type: 'text',
          label: label('目的地', '目的地', 'Destination'),
          required: true,
          shownWhen: { all: [chosen('yes'), chosen('no')] },
        },
        {
          id: 'nights',
          key: 'nights',
          type: 'text',
          label: label('几晚', '幾晚', 'Nights'),
          text: { nature: 'decimal', least: 10, greatest: 5 },
        },
        {
          id: 'day',
          key: 'day',
          type: 'date',
          label: label('日期', '日期', 'Day of arrival'),
          required: true,
          date: { limits: { from: '', to: '2020-12-31' }, moving: { from: 'today' } },
        },
        { id: 'school', key: 'school', type: 'text', label: label('學校', '学校', 'School') },
        {
          id: 'card',
          key: 'card',
          type: 'text',
          label: label('证件', '證件', 'Document'),
          text: { nature: 'passport' },
        },
      ],
    },
  ],
};

const errors = [
  ['Destination', 'This must be answered, but nobody can ever see it'],
  ['Nights', 'The smallest number is above the greatest.'],
  ['Day of arrival', 'No answer is ever accepted'],
  ['Day of arrival', 'Nobody can complete the form'],
] as const;
const hints = [
  ['School', 'The question in Simplified Chinese has characters of the other Chinese script.'],
  ['School', 'The question in Traditional Chinese has characters of the other Chinese script.'],
  ['Document', 'is not marked as sensitive'],
] as const;

test('a bad form is refused with every finding, and each leads to its place', async ({ page }) => {
  const slug = await ownProject('itf');
  await enterConsole(page, `/projects/${slug}/form`);
  await page.getByRole('tree').waitFor();
  await importForm(page);

  const button = page.getByRole('button', { name: '4 things to mend · 3 hints' });
  await test.step('all are told while one works, without publishing', async () => {
    await button.click();
    const drawer = page.getByRole('dialog', { name: 'What has to be mended before publishing' });
    for (const [name, words] of [...errors, ...hints])
      await expect(drawer.getByRole('listitem').filter({ hasText: name }).filter({ hasText: words })).toHaveCount(1);
    await expect(drawer.getByRole('region', { name: 'To be looked at' }).getByRole('listitem')).toHaveCount(3);
    await drawer.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('each leads to the question', async () => {
    for (const [name, words] of [...errors, ...hints]) {
      await button.click();
      const finding = page
        .getByRole('dialog')
        .getByRole('listitem')
        .filter({ hasText: name })
        .filter({ hasText: words });
      await finding.getByRole('button', { name: 'Show' }).click();
      const text = page.getByRole('region', { name: 'Settings' }).getByRole('group', { name: 'Question', exact: true });
      await expect(text.getByRole('textbox', { name: 'English' })).toHaveValue(name);
    }
  });

  await test.step('publishing is refused', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish the form' });
    await expect(dialog).toContainText('The form cannot be published yet');
    await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
    await dialog.getByRole('button', { name: 'See what has to be mended' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(errors.length + hints.length);
  });
});

async function importForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('menuitem', { name: 'Import a file…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a form' });
  const buffer = Buffer.from(JSON.stringify(bad));
  await chooseFile(dialog.getByRole('button', { name: 'Choose a file' }), {
    name: 'bad.json',
    mimeType: 'application/json',
    buffer,
  });
  await dialog.getByRole('button', { name: 'Import into the draft' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
}
