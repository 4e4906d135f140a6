import { mkdirSync } from 'node:fs';
import { demoTenants } from '../../seeds/demo-tenants.ts';
import { buildApp } from '../app.ts';
import { CannotStart } from '../platform/cannot-start.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createLogger } from '../platform/log.ts';
import { openOutbox } from '../platform/outbox.ts';
import { loadSecretKey } from '../platform/secret-key.ts';
import { dataPaths, type Settings } from '../platform/settings.ts';
import { openDatabaseAccess } from './database-access.ts';
import { demandFreePort, portProblem } from './free-port.ts';
import { ensureOwner, type OwnerAccount } from './owner-account.ts';
import { demoPassword, plantDemo } from './plant-demo.ts';
import { sendDemoMessages } from './send-demo-messages.ts';
import { claimDataFolder } from './sole-server.ts';

export interface Running {
  readonly owner: OwnerAccount;
  readonly demo: { readonly portals: string[]; readonly accounts: string[]; readonly password: string } | null;
  stop(): Promise<void>;
}

/** Starts everything in order; whatever was started is stopped again when a later step fails. */
export async function run(settings: Settings): Promise<Running> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const undo of stops.splice(0).toReversed()) await undo();
  };
  try {
    await demandFreePort(settings.port, settings.host);
    const paths = dataPaths(settings.dataFolder);
    demandWritable(settings.dataFolder);
    const access = await openDatabaseAccess(settings, loadSecretKey(settings.secretKey, paths.secretKey));
    const release =
      settings.databaseUrl === null ? await claimDataFolder(access.ownerUrl, settings.dataFolder) : undefined;
    stops.push(() => access.stop());
    if (release !== undefined) stops.push(release);

    await migrate(access);
    const outbox = openOutbox(paths.outbox);
    const keeper = openDatabase(access.ownerUrl, 2);
    const owner = await ensureOwner(keeper.doors, paths.ownerAccount);
    const planted = settings.demo ? await plantDemo(keeper.doors, systemClock.now()) : [];
    await sendDemoMessages(outbox, planted, settings.publicUrl, systemClock.now());
    await keeper.close();

    const database = openDatabase(access.appUrl);
    stops.push(() => database.close());
    const app = await buildApp({
      settings,
      database,
      clock: systemClock,
      outbox,
      log: createLogger(settings.logLevel),
    });
    stops.push(() => app.close());
    await app.listen({ port: settings.port, host: settings.host }).catch((error: Error) => {
      throw new CannotStart(portProblem(error, settings.port, settings.host));
    });
    return { owner, demo: settings.demo ? demoAccess() : null, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function demandWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no reason given';
    throw new CannotStart(
      `The data folder ${folder} cannot be made (${reason}). Choose another: PORTICO_DATA=… npm start`,
    );
  }
}

function demoAccess() {
  const listed = demoTenants.filter((tenant) => tenant.listed);
  const accounts = listed.flatMap((tenant) =>
    tenant.applicants.slice(0, 1).map((one) => `${tenant.slug}: ${one.email}`),
  );
  return { portals: listed.map((tenant) => tenant.slug), accounts, password: demoPassword };
}
