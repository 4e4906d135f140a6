import { systemClock } from '../../clock.ts';
import { openDatabase } from '../../db/database.ts';
import { createLogger } from '../../log.ts';
import { openSmtpDriver } from '../drivers/smtp-driver.ts';
import { startDelivery } from '../delivery/start-delivery.ts';

// A worker in its own process, which a test kills while it sends.
const [ownerUrl = '', appUrl = '', smtpUrl = ''] = process.argv.slice(2);

await startDelivery({
  ownerUrl,
  database: openDatabase(appUrl, 2),
  drivers: [openSmtpDriver({ url: smtpUrl, from: null, messageHost: 'apply.example.edu' })],
  clock: systemClock,
  log: createLogger('silent'),
});
