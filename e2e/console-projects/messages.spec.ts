import { enterConsole } from '../support/console.ts';
import { enterAs } from '../support/people/newcomer.ts';
import { expect, expectFits, expectSound, openPortal, phone, test } from '../support/portal.ts';
import { newcomerOf, ownProject } from '../submission/support/own-project.ts';

const hello = 'When does the semester begin?\nI <b>need</b> to book a flight.';
const pdf = { name: 'ticket.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('an applicant asks, staff answer, and both see what the other has read', async ({ page, browser, baseURL }) => {
  const slug = await ownProject('itf');
  const person = await newcomerOf(slug);
  const reader = await (await browser.newContext({ viewport: phone, ...(baseURL && { baseURL }) })).newPage();
  await enterAs(reader, person);
  const messages = reader.getByRole('region', { name: 'Messages' });
  const area = reader.getByRole('textbox', { name: 'Your message' });

  await test.step('the applicant writes; what is typed outlives a reload', async () => {
    await openPortal(reader, slug, '/message', '?lang=en');
    await expect(reader.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
    await area.fill(hello);
    await reader.getByLabel('Attach a file').setInputFiles(pdf);
    await expect(reader.getByRole('button', { name: 'Remove “ticket.pdf”' })).toBeVisible();
    await expectFits(reader);
    await reader.reload();
    await expect(area).toHaveValue(hello);
    await expect(reader.getByRole('button', { name: 'Remove “ticket.pdf”' })).toBeVisible();
    await reader.getByRole('button', { name: 'Send' }).click();
    await expect(reader.getByText('Your message is sent.')).toBeVisible();
    await expect(messages.getByText('I <b>need</b> to book a flight.')).toBeVisible();
    await expect(area).toHaveValue('');
    await expectSound(reader);
  });

  await test.step('staff find it waiting, read it with its file, and take it on', async () => {
    await enterConsole(page, `/projects/${slug}/messages`);
    await expect(page.getByText('1 applicant is waiting for an answer.')).toBeVisible();
    await expectSound(page);
    await page.getByRole('table', { name: 'Conversations' }).getByRole('link').first().click();
    const thread = page.getByRole('region', { name: 'Messages' });
    await expect(thread.getByText('I <b>need</b> to book a flight.')).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('popup'),
      thread.getByRole('link', { name: 'ticket.pdf' }).click(),
    ]);
    await file.close();
    await page.getByRole('button', { name: 'Assign to me' }).click();
    await expect(page.getByRole('button', { name: 'Assign to me' })).toBeHidden();
  });

  await test.step('a half-written answer is kept; another message comes before it is sent', async () => {
    await page.getByRole('textbox', { name: 'Your answer' }).fill('On 1 October.');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('On 1 October.');
    await area.fill('Or shall I call you?');
    await reader.getByRole('button', { name: 'Send' }).click();
    await expect(messages.getByText('Or shall I call you?')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('Or shall I call you?')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('On 1 October.');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect(page.getByText('The answer is sent.')).toBeVisible();
    await expectSound(page);
  });

  await test.step('it appears before the applicant without a reload, and staff see that it was read', async () => {
    await expect(messages.getByText('On 1 October.')).toBeVisible();
    await expect(messages.getByText('Read by the admissions office').first()).toBeVisible();
    await expectFits(reader);
    await expect(page.getByText('Read by the applicant')).toBeVisible();
  });

  await test.step('elsewhere the header counts what comes, until it is read', async () => {
    await openPortal(reader, slug, '/', '?lang=en');
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('textbox', { name: 'Your answer' }).fill('Welcome!');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await reader.getByRole('link', { name: 'You have 1 unread message' }).click();
    await expect(messages.getByText('Welcome!')).toBeVisible();
    await expect(reader.getByRole('link', { name: 'You have 1 unread message' })).toBeHidden();
    await page.getByRole('link', { name: 'All conversations' }).click();
    await expect(page.getByText('Nobody is waiting for an answer.')).toBeVisible();
  });
});
