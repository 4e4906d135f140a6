import { readSettings } from './platform/settings.ts';
import { announcement } from './start/announce.ts';
import { watchForShutdown } from './start/shutdown.ts';
import { explain } from './start/explain.ts';
import { rotateKey } from './start/rotate-key.ts';
import { run } from './start/run.ts';

const shutdown = watchForShutdown();
let code = 1;
try {
  const settings = readSettings(process.env);
  if (process.argv[2] === 'rotate-receipt-key') {
    process.stdout.write(`  Receipts are signed with the key ${await rotateKey(settings, shutdown)} from now on.\n`);
    code = 0;
  } else {
    const running = await run(settings, shutdown);
    const onTerminal = process.stdout.isTTY;
    process.stdout.write(announcement({ ...running, onTerminal, seconds: process.uptime() }));
    code = await shutdown.requested;
  }
} catch (error) {
  if (shutdown.isRequested()) code = await shutdown.requested;
  else process.stderr.write(`Portico cannot start. ${explain(error)}\n`);
}
await shutdown.stopAll().catch(() => {
  code = 1;
});
process.exit(code);
