import { endOfMinute } from '@portico/form-engine/states/periods';
import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import type { DemoBatch, DemoTenant } from '../../../seeds/demo-tenant.ts';
import { demoPictures, demoTenants } from '../../../seeds/demo-tenants.ts';
import { publishPage } from '../../features/content/publish-page.ts';
import { publishForm } from '../../features/forms/publish-form.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { hashPassword, ownTurn } from '../../platform/secrets/passwords.ts';
import { serverRoot } from '../../platform/server-root.ts';
import { seedApplicants, type SeedParts } from './seed-applicants.ts';
import { seedStaff } from './seed-staff.ts';
import { daysAfter, onTheHour, type Seeded } from './seeded.ts';

/** The password of every demo account; nobody may choose it, because it is published. */
export const demoPassword = 'Portico2026';

/** Inserts the demo tenants in one transaction, unless the installation already has a project. */
export async function seedDemo(
  db: Kysely<Tables>,
  now: Date,
  parts: SeedParts,
  beforeCommit: (seeded: readonly Seeded[]) => Promise<void>,
): Promise<void> {
  const existing = await db.selectFrom('projects').select('id').limit(1).executeTakeFirst();
  if (existing !== undefined) return;
  const passwordHash = await hashPassword(demoPassword, ownTurn);
  await db.transaction().execute(async (transaction) => {
    const organisations = new Map<string, string>();
    const seeded: Seeded[] = [];
    for (const tenant of demoTenants) {
      const orgId = await seedOrganisation(transaction, tenant, organisations);
      const projectId = await seedProject(transaction, tenant, orgId, now);
      await seedPictures(transaction, tenant, projectId);
      const formVersionId = await seedForm(transaction, tenant, projectId);
      for (const page of tenant.pages ?? []) await publishPage(transaction, projectId, page, now);
      const batchIds = await seedBatches(transaction, tenant, projectId, now);
      const one = { tenant, orgId, projectId, batchIds, formVersionId };
      await seedApplicants(transaction, one, passwordHash, now, parts);
      seeded.push(one);
    }
    await seedStaff(transaction, organisations, passwordHash);
    await beforeCommit(seeded);
  });
}

type Db = Transaction<Tables>;

async function seedOrganisation(db: Db, { organisation }: DemoTenant, ids: Map<string, string>): Promise<string> {
  const before = ids.get(organisation.key);
  if (before !== undefined) return before;
  const id = randomUUID();
  ids.set(organisation.key, id);
  await db
    .insertInto('organisations')
    .values({ id, name: JSON.stringify(organisation.name) })
    .execute();
  return id;
}

async function seedProject(db: Db, tenant: DemoTenant, orgId: string, now: Date): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('projects')
    .values({
      id,
      org_id: orgId,
      slug: tenant.slug,
      title: JSON.stringify(tenant.title),
      seo_title: JSON.stringify(tenant.seoTitle),
      skin: tenant.skin,
      theme: tenant.theme,
      color: tenant.color,
      traits: JSON.stringify(tenant.traits),
      home_blocks: [...(tenant.homeBlocks ?? [1, 2, 3, 4])],
      headers: JSON.stringify(tenant.headers ?? {}),
      languages: [...tenant.languages],
      login_methods: [...tenant.loginMethods],
      register_methods: [...tenant.registerMethods],
      time_zone: tenant.timeZone,
      service_ends_at: endOfMinute(daysAfter(now, tenant.serviceEndsInDays)),
      listed: tenant.listed,
      register_fields: JSON.stringify(tenant.registerFields ?? []),
      generates_credentials: tenant.generatesCredentials ?? false,
      user_type: tenant.userType,
      form_open: tenant.formOpen ?? false,
      letters: JSON.stringify(tenant.letters ?? {}),
    })
    .execute();
  const { settings, guide, statement } = tenant;
  const qr = await readPicture(tenant, 'qr');
  const projectSettings = {
    contact: settings.contact,
    icp: settings.icp,
    copyright: settings.copyright,
    links: settings.links,
    qr_url: `/pictures/${id}/qr?v=${qr.digest}`,
    qr_label: settings.qrLabel,
    guide,
    statement,
  };
  await db
    .insertInto('project_settings')
    .values({ project_id: id, standing: JSON.stringify(projectSettings), home_page: JSON.stringify(tenant.homePage) })
    .execute();
  return id;
}

async function seedForm(db: Db, { form }: DemoTenant, projectId: string): Promise<string | null> {
  if (form === undefined) return null;
  await publishForm(db, projectId, form);
  const { id } = await db
    .selectFrom('form_versions')
    .select('id')
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return id;
}

async function seedPictures(db: Db, tenant: DemoTenant, projectId: string): Promise<void> {
  for (const kind of ['logo', 'icon', 'header', 'qr'] as const) {
    const picture = await readPicture(tenant, kind);
    await db
      .insertInto('project_pictures')
      .values({ project_id: projectId, kind, media_type: 'image/svg+xml', ...picture })
      .execute();
  }
}

async function readPicture(tenant: DemoTenant, kind: keyof typeof demoPictures) {
  const content = await readFile(join(serverRoot, 'seeds', tenant.slug, demoPictures[kind]));
  return { content, digest: createHash('sha256').update(content).digest('hex').slice(0, 16) };
}

async function seedBatches(db: Db, tenant: DemoTenant, projectId: string, now: Date): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [sort, batch] of tenant.batches.entries()) {
    const id = randomUUID();
    ids.set(batch.key, id);
    await db
      .insertInto('batches')
      .values({
        id,
        project_id: projectId,
        title: JSON.stringify(batch.title),
        starts_at: onTheHour(daysAfter(now, batch.opensInDays), '01:00:00'),
        ends_at: onTheHour(daysAfter(now, batch.closesInDays), '15:59:59'),
        sort,
        letters_until: lettersUntil(batch, now),
        left_out_modules: [...(batch.leftOut ?? [])],
        places: JSON.stringify(batch.places ?? []),
        information: batch.information === undefined ? null : JSON.stringify(batch.information),
      })
      .execute();
  }
  return ids;
}

function lettersUntil({ closesInDays, daysForLetters }: DemoBatch, now: Date): Date | null {
  return daysForLetters === undefined ? null : onTheHour(daysAfter(now, closesInDays + daysForLetters), '15:59:59');
}
