import { randomUUID } from 'node:crypto';
import { logout } from '@portico/contract/accounts';
import { applyFiled } from '@portico/contract/applications';
import type { ApplyFiled } from '@portico/contract/applications.schemas';
import { batchInfo, chooseBatch } from '@portico/contract/batches';
import { type Call, createCall } from '@portico/contract/call';
import { authMode } from '@portico/contract/tenants';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { copyRows } from '../server/copy-rows.ts';
import { applicants, demoPassword } from '../portal.ts';
import { inDatabase } from '../server/owner-database.ts';
import { makeToken } from '../../../apps/server/src/platform/session/token.ts';

/** A new person with an account, signed in twice: in a browser, and by API to see what the server has. */
export interface Newcomer {
  readonly account: string;
  readonly password: string;
  readonly slug: string;
  /** API calls with the person's own session. */
  readonly call: Call;
  /** The storage of a browser that is signed in as this person. */
  readonly storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;
  /** Ends that browser's session, as from another device. */
  endBrowserSession(): Promise<void>;
  filed(menuid: string): Promise<ApplyFiled['output']>;
}

interface Site {
  readonly dataFolder: string;
  /** The address of the server, and the address that the browser uses for it. */
  readonly serverUrl: string;
  readonly portalUrl: string;
  readonly slug: string;
}

/** A new person at the server that all scenarios share. */
export function newcomerAt(slug: string, wish: 'no batch' | 'open batch' = 'open batch'): Promise<Newcomer> {
  const url = process.env['PORTICO_E2E_URL'] ?? '';
  const dataFolder = process.env['PORTICO_E2E_DATA'] ?? '';
  return makeNewcomer({ dataFolder, serverUrl: url, portalUrl: url, slug }, wish);
}

export async function makeNewcomer(
  { dataFolder, serverUrl, portalUrl, slug }: Site,
  wish: 'no batch' | 'open batch' = 'open batch',
): Promise<Newcomer> {
  const account = `${randomUUID()}@example.com`;
  await insertApplicant(dataFolder, slug, account);
  const project = await client(serverUrl, null, null)(authMode, { domain: slug });
  const tenant = { org_id: project.org_id, project_id: project.project_id };
  const [here, there] = await openSessions(dataFolder, account);
  const call = client(serverUrl, tenant, there);
  if (wish === 'open batch') await chooseOpenBatch(call);
  const entries = { [`enroll_${slug}`]: here, [`lang_${slug}`]: 'en' };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return {
    account,
    password: demoPassword,
    slug,
    call,
    endBrowserSession: async () => {
      await client(serverUrl, tenant, here)(logout, {});
    },
    storageState: { cookies: [], origins: [{ origin: portalUrl, localStorage }] },
    filed: (menuid) => call(applyFiled, { menuid }),
  };
}

/** Signs a browser in as this person from its next page on. */
export async function enterAs(page: Page, { storageState }: Newcomer): Promise<void> {
  const entries = storageState.origins.flatMap(({ localStorage }) => localStorage);
  await page.goto('/apply/old-browser.html');
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, entries);
}

async function chooseOpenBatch(call: Call): Promise<void> {
  const { list } = await call(batchInfo, {});
  const open = list.find(({ batch_state }) => batch_state === 1);
  if (open === undefined) throw new Error('No batch is open');
  await call(chooseBatch, { batchId: open.batchId });
}

function client(serverUrl: string, tenant: Record<string, string> | null, token: string | null): Call {
  return createCall({
    prefix: serverUrl,
    language: () => 'en',
    token: () => token,
    baseParams: () => tenant,
    onSessionEnded: () => undefined,
    timeoutMs: 60_000,
  });
}

// Not by the form: so many sign-ins from one address in a minute would be refused.
async function openSessions(dataFolder: string, account: string): Promise<readonly [string, string]> {
  const sessions = [makeToken(), makeToken()] as const;
  await inDatabase(dataFolder, async (database) => {
    for (const { hash } of sessions)
      await database.query(
        `insert into applicant_sessions (token_hash, project_id, applicant_id, expires_at)
         select $1, project_id, id, now() + interval '1 day' from applicants where email = $2`,
        [hash, account],
      );
  });
  return [sessions[0].token, sessions[1].token];
}

/**
 * The applicant of a project that newcomers are copies of: one that no scenario changes. Others get new passwords,
 * and the order of rows without one changes with each update.
 */
export function modelOf(slug: string): string {
  return Object.entries(applicants).find(([tenant]) => tenant === slug)?.[1] ?? `${slug}@example.com`;
}

async function insertApplicant(dataFolder: string, slug: string, email: string): Promise<void> {
  const own = { id: randomUUID(), name: 'Newcomer', email, email_key: email, mobile: null, area: null };
  const copies = { where: 'p.slug = $1 and t.email = $2', parameters: [slug, modelOf(slug)], own };
  await inDatabase(dataFolder, (database) => copyRows(database, 'applicants', copies));
}
