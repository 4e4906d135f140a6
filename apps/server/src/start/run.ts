import type { FastifyInstance } from 'fastify';
import { demoTenants } from '../../seeds/demo-tenants.ts';
import { buildApp } from '../app.ts';
import { CannotStart } from '../platform/cannot-start.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/database.ts';
import { fileJobs } from '../platform/files/sweep/file-jobs.ts';
import { createLogger } from '../platform/log.ts';
import { openDrivers } from '../platform/messaging/drivers/open-drivers.ts';
import { startDelivery } from '../platform/messaging/start-delivery.ts';
import { openOutbox } from '../platform/outbox.ts';
import { loadSecretKey } from '../platform/secret-key.ts';
import { dataPaths, type Settings, withPort } from '../platform/settings.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { demandDataFolder } from './data-folder.ts';
import { openDatabaseAccess } from './database/database-access.ts';
import { demoPassword } from './demo/plant-demo.ts';
import type { Ending } from './ending.ts';
import { demandFreePort, portProblem } from './free-port.ts';
import type { OwnerAccount } from './owner-account.ts';
import { prepare } from './prepare.ts';
import { within } from './within.ts';

export interface Running {
  readonly publicUrl: string;
  readonly owner: OwnerAccount;
  readonly ownerFile: string;
  readonly demo: { readonly portals: string[]; readonly accounts: string[]; readonly password: string } | null;
}

/** Starts everything in order, and tells the ending how each part is stopped. */
export async function run(wanted: Settings, ending: Ending): Promise<Running> {
  const settings = withPort(wanted, await demandFreePort(wanted.port, wanted.host));
  const paths = dataPaths(settings.dataFolder);
  const log = createLogger(settings.logLevel);
  demandDataFolder(settings.dataFolder);
  const secretKey = loadSecretKey(settings.secretKey, paths.secretKey);
  const access = await openDatabaseAccess(settings, secretKey, ending, log);
  const owner = await prepare(access, settings, ending, log);

  const database = openDatabase(access.appUrl);
  ending.stopLater(async () => {
    await within(2_000, database.close());
  });
  const outbox = openOutbox(paths.outbox);
  const storage = await openStorage(settings.storage, paths.files);
  ending.stopLater(async () => storage.close());
  const drivers = openDrivers(settings.messaging, { outbox, clock: systemClock, publicUrl: settings.publicUrl });
  const jobs = fileJobs({ database, storage, clock: systemClock, log });
  const delivery = await startDelivery({ ownerUrl: access.ownerUrl, database, drivers, clock: systemClock, log, jobs });
  ending.stopLater(() => delivery.stop());
  const app = await buildApp({ settings, secretKey, database, clock: systemClock, outbox, storage, log });
  ending.stopLater(() => close(app));
  ending.demandGoOn();
  await app.listen({ port: settings.port, host: settings.host }).catch((error: Error) => {
    throw new CannotStart(portProblem(error, settings.port, settings.host));
  });
  ending.demandGoOn();
  const demo = settings.demo ? demoAccess() : null;
  return { publicUrl: settings.publicUrl, owner, ownerFile: paths.ownerAccount, demo };
}

// Requests that run may finish; whoever reads or writes at a snail's pace may not keep the server from ending.
async function close(app: FastifyInstance): Promise<void> {
  const closing = Promise.resolve(app.close());
  if (await within(10_000, closing)) return;
  app.server.closeAllConnections();
  await within(1_000, closing);
}

function demoAccess() {
  const listed = demoTenants.filter((tenant) => tenant.listed);
  const accounts = listed.flatMap((tenant) =>
    tenant.applicants.slice(0, 1).map((one) => `${tenant.slug}: ${one.email}`),
  );
  return { portals: listed.map((tenant) => tenant.slug), accounts, password: demoPassword };
}
