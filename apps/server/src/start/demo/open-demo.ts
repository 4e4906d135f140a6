import type { FastifyBaseLogger } from 'fastify';
import { demoStaff } from '../../../seeds/demo-staff.ts';
import { demoTenants } from '../../../seeds/demo-tenants.ts';
import { openDatabase, type UnscopedDb } from '../../platform/db/database.ts';
import { openReceiptKeys } from '../../platform/receipt-keys/open-receipt-keys.ts';
import { dataPaths, type Settings } from '../../platform/settings.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { deliverDemoMessages, prepareDemoMessages } from './messages/demo-messages.ts';
import { seedArticles } from './seed-articles.ts';
import { seedBank } from './seed-bank.ts';
import { seedConversations } from './seed-conversations.ts';
import { demoPassword, seedDemo } from './seed-demo.ts';
import { seedLooks } from './seed-looks.ts';

interface DemoStart {
  readonly settings: Settings;
  readonly secretKey: string;
  readonly log: FastifyBaseLogger;
  /** As the application, to do what staff do. */
  readonly appUrl: string;
}

/** Seeds the demo tenants and their messages. */
export async function openDemo(
  db: UnscopedDb,
  now: Date,
  { settings, secretKey, log, appUrl }: DemoStart,
): Promise<void> {
  const { publicUrl } = settings;
  const paths = dataPaths(settings.dataFolder);
  const storage = await openStorage(settings.storage, paths.files);
  const receiptKeys = await openReceiptKeys(db, { secretKey, trusted: [] });
  const seeded = await seedDemo(db, now, { storage, receiptKeys, publicUrl, secretKey, log }, (made) =>
    prepareDemoMessages(paths, made, publicUrl, now),
  );
  const database = openDatabase(appUrl, 2);
  try {
    await seedLooks(db, database, seeded, now);
    await seedBank(db, database, seeded, now);
    await seedArticles(db, { database, storage }, seeded, now);
    await seedConversations(db, database, seeded, now);
  } finally {
    storage.close();
    await database.close();
  }
  await deliverDemoMessages(paths);
}

/** The accounts of the demo tenants. */
export function demoAccess() {
  const listed = demoTenants.filter((tenant) => tenant.listed);
  const accounts = listed.flatMap((tenant) =>
    tenant.applicants.slice(0, 1).map((one) => `${tenant.slug}: ${one.email}`),
  );
  const staff = demoStaff.map(({ account, role }) => `${role}: ${account}`);
  return { portals: listed.map((tenant) => tenant.slug), accounts, staff, password: demoPassword };
}
