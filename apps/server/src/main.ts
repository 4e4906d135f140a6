import { readSettings } from './platform/settings.ts';
import { announcement } from './start/announce.ts';
import { commands } from './start/commands.ts';
import { watchForShutdown } from './start/shutdown.ts';
import { explain } from './start/explain.ts';
import { run } from './start/run.ts';

const shutdown = watchForShutdown();
const command = commands.get(process.argv[2]);
let code = 1;
try {
  const settings = readSettings(process.env);
  if (command !== undefined) {
    process.stdout.write(`  ${await command(settings, shutdown, process.argv[3])}\n`);
    code = shutdown.isRequested() ? await shutdown.requested : 0;
  } else {
    const running = await run(settings, shutdown);
    const onTerminal = process.stdout.isTTY;
    process.stdout.write(announcement({ ...running, onTerminal, seconds: process.uptime() }));
    code = await shutdown.requested;
  }
} catch (error) {
  if (shutdown.isRequested()) code = await shutdown.requested;
  else process.stderr.write(`${command === undefined ? 'Portico cannot start' : 'Not done'}. ${explain(error)}\n`);
}
await shutdown.stopAll().catch(() => {
  code = 1;
});
process.exit(code);
