import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { CannotStart } from '../platform/cannot-start.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/database.ts';
import { documentJobs } from '../domain/documents/making/document-jobs.ts';
import { chooseFonts } from '../platform/documents/make-document.ts';
import { reminderJobs } from '../features/referees/reminders/reminder-jobs.ts';
import { notifyOfBounce } from '../domain/letters/requests/notify-of-bounce.ts';
import { ownerJobs } from '../features/staff/failures/owner-jobs.ts';
import { tellingJobs } from '../features/messages/telling/telling-jobs.ts';
import { retentionJobs } from '../features/settings/retention/retention-jobs.ts';
import { outageJobs } from '../features/calendar/outages/outage-jobs.ts';
import { formEffectJobs } from '../features/form-drafts/effect/form-effect-jobs.ts';
import { formScheduleJobs } from '../features/form-drafts/schedule/form-schedule-jobs.ts';
import { notificationJobs } from '../features/submissions/notifying/notification-jobs.ts';
import { staffMailJobs } from '../domain/staff-mails/staff-mail-jobs.ts';
import { fileJobs } from '../domain/files/sweep/file-jobs.ts';
import { startHeartbeat } from '../platform/heartbeat/heartbeat.ts';
import { createLogger } from '../platform/log.ts';
import { createMeasures } from '../platform/measures/measures.ts';
import { openDrivers } from '../platform/messaging/drivers/open-drivers.ts';
import { startDelivery } from '../platform/messaging/delivery/start-delivery.ts';
import { openOutbox } from '../platform/outbox.ts';
import { openReceiptKeys } from '../platform/receipt-keys/open-receipt-keys.ts';
import { loadSecretKey } from '../platform/secrets/secret-key.ts';
import { dataPaths, type Settings, withPort } from '../platform/settings.ts';
import { startChaining } from '../platform/staff-log/start-chaining.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { requireDataFolder } from './data-folder.ts';
import { openDatabaseAccess } from './database/database-access.ts';
import type { Shutdown } from './shutdown.ts';
import { requireFreePort, portProblem } from './free-port.ts';
import type { OwnerAccount } from './owner-account.ts';
import { prepare } from './prepare.ts';

export interface Running {
  readonly publicUrl: string;
  readonly owner: OwnerAccount;
  readonly ownerFile: string;
  readonly demo: {
    readonly portals: string[];
    readonly accounts: string[];
    readonly staff: string[];
    readonly password: string;
  } | null;
}

/** Starts everything in order, and registers how each part is stopped. */
export async function run(requested: Settings, shutdown: Shutdown): Promise<Running> {
  const settings = withPort(requested, await requireFreePort(requested.port, requested.host));
  const paths = dataPaths(settings.dataFolder);
  const log = createLogger(settings.logLevel);
  requireDataFolder(settings.dataFolder);
  const secretKey = loadSecretKey(settings.secretKey, paths.secretKey);
  const access = await openDatabaseAccess(settings, secretKey, shutdown, log);
  const owner = await prepare(access, { settings, secretKey, shutdown, log });

  const database = openDatabase(access.appUrl);
  shutdown.onShutdown(async () => {
    await settlesWithin(2_000, database.close());
  });
  const outbox = openOutbox(paths.outbox);
  const storage = await openStorage(settings.storage, paths.files);
  shutdown.onShutdown(async () => storage.close());
  const drivers = openDrivers(settings.messaging, {
    outbox,
    clock: systemClock,
    publicUrl: settings.publicUrl,
    secretKey,
  });
  chooseFonts(settings.fonts);
  const { publicUrl } = settings;
  const jobParts = { database, storage, clock: systemClock, log, publicUrl };
  const jobs = joinJobs(
    fileJobs(jobParts),
    documentJobs(jobParts),
    reminderJobs(jobParts),
    notificationJobs(jobParts),
    outageJobs(jobParts),
    formEffectJobs(jobParts),
    formScheduleJobs(jobParts),
    tellingJobs({ ...jobParts, secretKey }),
    retentionJobs({ ...jobParts, outbox, secretKey }),
    ownerJobs({ ...jobParts, drivers, messaging: settings.messaging }),
    staffMailJobs({ ...jobParts, drivers, messaging: settings.messaging, secretKey }),
  );
  const onBounce = notifyOfBounce(publicUrl);
  const delivery = await startDelivery({
    ownerUrl: access.ownerUrl,
    database,
    drivers,
    clock: systemClock,
    log,
    jobs,
    onBounce,
  });
  shutdown.onShutdown(() => delivery.stop());
  const chaining = startChaining(database.jobs, log);
  shutdown.onShutdown(() => chaining.stop());
  const trusted = settings.trustedReceiptKeys;
  const receiptKeys = await openReceiptKeys(database.unscoped, { secretKey, trusted });
  const app = await buildApp({
    settings,
    secretKey,
    database,
    clock: systemClock,
    outbox,
    drivers,
    measures: createMeasures(database.pool, systemClock),
    storage,
    receiptKeys,
    log,
  });
  shutdown.onShutdown(() => close(app));
  shutdown.throwIfRequested();
  await app.listen({ port: settings.port, host: settings.host }).catch((error: Error) => {
    throw new CannotStart(portProblem(error, settings.port, settings.host));
  });
  const heartbeat = startHeartbeat(jobParts);
  shutdown.onShutdown(() => heartbeat.stop());
  shutdown.throwIfRequested();
  const demo = settings.demo ? (await import('./demo/open-demo.ts')).demoAccess() : null;
  return { publicUrl: settings.publicUrl, owner, ownerFile: paths.ownerAccount, demo };
}

type Jobs = ReturnType<typeof fileJobs>;

function joinJobs(...several: readonly Jobs[]): Jobs {
  return {
    tasks: Object.assign({}, ...several.map(({ tasks }) => tasks)),
    cron: several.flatMap(({ cron }) => cron),
  };
}

// Requests in progress may finish, but slow clients may not keep the server from stopping.
async function close(app: FastifyInstance): Promise<void> {
  const closing = Promise.resolve(app.close());
  if (await settlesWithin(10_000, closing)) return;
  app.server.closeAllConnections();
  await settlesWithin(1_000, closing);
}

/** Whether the work ends in time. Late work continues, and its result is ignored. */
async function settlesWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
