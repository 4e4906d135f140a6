import type { Page } from '@playwright/test';
import type { Language } from '@portico/form-engine/language';
import { refereesMessages } from '@portico/i18n/referees-messages';
import { referenceMessages } from '@portico/i18n/reference-messages';
import { enterAs } from '../support/people/newcomer.ts';
import { expect, expectSound, openPortal, type Tenant, test } from '../support/portal.ts';
import { invite, somebodyAsking, requestState } from './support/asking.ts';
import { expectUsed, handIn, openLink, openOther, writeLetter } from './support/writing.ts';
import { drawSignature } from './support/signature.ts';

interface Variant {
  readonly like: Tenant;
  readonly language: Language;
  readonly isPhone: boolean;
  readonly page: string;
  readonly isSigned: boolean;
  /** Whether the applicant may read the letter. */
  readonly isRead: boolean;
}

const variants: readonly Variant[] = [
  { like: 'itf', language: 'sc', isPhone: false, page: '/reference/itf', isSigned: false, isRead: true },
  { like: 'bicmr', language: 'tc', isPhone: true, page: '/reference/special', isSigned: true, isRead: false },
  { like: 'sc', language: 'en', isPhone: false, page: '/reference/edit', isSigned: false, isRead: true },
];

const praise = 'She asks before she counts,\nand says what she left out.';

for (const variant of variants) {
  const { like, language, isPhone, isSigned } = variant;
  test(`asked, written, received: as at ${like}, in ${language}`, async ({ page, browser }) => {
    const { reference, referees } = await wordsOf(language);
    const asking = await somebodyAsking({ like, isSigned });
    if (isPhone) await page.setViewportSize({ width: 390, height: 844 });
    await enterAs(page, asking.person);
    await openPortal(page, asking.slug, '/applyform/basic?menuid=referees', `?lang=${language}`);
    const link = await invite(page, asking.email, language);
    await expectSound(page);

    const other = await openOther(browser, isPhone);
    await openLink(other, link, language);
    await expectBare(other);
    await expectSound(other);
    await other.getByRole('link', { name: reference.request.write }).click();
    await expect(other).toHaveURL(new RegExp(`#${variant.page}\\?`));
    if (variant.page === '/reference/edit') await expectBare(other);
    await other.getByRole('button', { name: reference.hand.button }).click();
    await expect(other.getByRole('alert').first()).toBeVisible();
    await expectSound(other);
    await writeLetter(other, praise);
    if (isSigned) await drawSignature(other);
    await handIn(other, language);
    await expectSound(other);
    await expectUsed(other, link, language);
    await expectSound(other);
    await other.context().close();

    await openPortal(page, asking.slug, '/referees');
    await expect(page.getByRole('main')).toContainText(referees.steps.received);
    await expect(requestState(page)).toHaveAttribute('data-request-state', 'received');
    await expect(page.getByRole('button', { name: referees.send.reminder })).toBeDisabled();
    await readLetter(page, variant, asking.slug, referees.letter);
  });
}

/** Spec 2: no header and footer where letters are written and read. */
async function expectBare(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
}

async function wordsOf(language: Language) {
  return { reference: await referenceMessages[language](), referees: await refereesMessages[language]() };
}

async function readLetter(
  page: Page,
  { isRead }: Variant,
  slug: string,
  words: { readonly read: string; readonly closed: string },
): Promise<void> {
  await openPortal(page, slug, '/letter');
  await expectBare(page);
  if (isRead) await page.getByText(words.read, { exact: true }).click();
  await expect(page.getByRole('main')).toContainText(isRead ? (praise.split('\n')[0] ?? '') : words.closed);
  await expect(page.getByText(praise.split('\n')[0] ?? '')).toHaveCount(isRead ? 1 : 0);
  await expectSound(page);
}
