import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { saveBasic } from '@portico/contract/applications';
import { sendEmail } from '@portico/contract/referees';
import type { Language } from '@portico/form-engine/language';
import { refereesMessages } from '@portico/i18n/referees-messages';
import { newcomerOf, ownProject } from '../../submission/support/own-project.ts';
import { enterAs, type Newcomer } from '../../support/people/newcomer.ts';
import { awaitMessage, linkInside } from '../../support/people/outbox.ts';
import { inDatabase } from '../../support/server/owner-database.ts';
import { expect, openPortal, type Tenant } from '../../support/portal.ts';
import { letterForm } from './letter-form.ts';

/** An applicant who needs a letter, and the recommender they ask. */
export interface Asking {
  readonly slug: string;
  readonly person: Newcomer;
  /** The recommender's address. */
  readonly email: string;
}

interface Options {
  readonly like: Tenant;
  readonly isSigned?: boolean;
  readonly hasFile?: boolean;
}

/** A separate project in the skin of a tenant, with an applicant who has named one recommender. */
export async function somebodyAsking({ like, ...options }: Options): Promise<Asking> {
  const slug = await ownProject(like, letterForm(options));
  const person = await newcomerOf(slug);
  const email = newAddress();
  await nameReferee(person, email);
  return { slug, person, email };
}

export function newAddress(): string {
  return `${randomUUID().slice(0, 8)}@letters.example.edu`;
}

async function nameReferee(person: Newcomer, email: string): Promise<void> {
  const { form_version, revision } = await person.filed('referees');
  const changes = JSON.stringify({ people: [{ who: 'Ada Kohl', mail: email }] });
  await person.call(saveBasic, { menuid: 'referees', revision, form_version, changes });
}

/** The state of one request as the applicant sees it, in the list or in the form. */
export function requestState(page: Page): Locator {
  // By its attribute: the text differs in each language.
  return page.locator('[data-request-state]').first();
}

/** Opens the applicant's list of recommenders. */
export async function openReferees(page: Page, { slug, person }: Asking, language: Language): Promise<void> {
  await enterAs(page, person);
  await openPortal(page, slug, '/referees', `?lang=${language}`);
  // By its attribute, as above.
  await expect(page.locator('main li[data-request-state]')).toHaveCount(1);
}

/** Sends the invitation by the button, and returns the link in the recommender's mail. */
export async function invite(page: Page, email: string, language: Language): Promise<string> {
  const { send, invite: words, privacy } = await refereesMessages[language]();
  await page.getByRole('button', { name: send.invitation }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  await expect(dialog).toContainText(email);
  const choice = dialog.getByRole('radio', { name: privacy.keep }).or(dialog.getByRole('checkbox'));
  if ((await choice.count()) > 0) await choice.check();
  await dialog.getByRole('button', { name: words.confirm }).click();
  await expect(dialog).toHaveCount(0);
  return awaitMessage(email, linkInside);
}

/** The same by API call; sending has scenarios of its own. */
export async function inviteByCall({ person, email }: Asking, lang: Language = 'en'): Promise<string> {
  await person.call(sendEmail, { menuid: 'referees', columnNumber: 1, email, lang, waive: '0', notice: 'As shown.' });
  return awaitMessage(email, linkInside);
}

/** As if an hour had passed since a request was withdrawn, and the hourly job had run. */
export async function anHourLater({ email }: Pick<Asking, 'email'>): Promise<void> {
  await inDatabase(process.env['PORTICO_E2E_DATA'] ?? '', async (database) => {
    await database.query(`update recommendations set tell_at = now() where email = $1 and tell_at is not null`, [
      email,
    ]);
    await database.query(`select graphile_worker.add_job('remind_recommenders')`);
  });
}

/** As if the newest mail had been sent a day earlier. */
export async function aDayLater({ email }: Pick<Asking, 'email'>): Promise<void> {
  await inDatabase(process.env['PORTICO_E2E_DATA'] ?? '', (database) =>
    database.query(`update recommendations set invited_at = invited_at - interval '25 hours' where email = $1`, [
      email,
    ]),
  );
}
