import { CannotStart } from './platform/cannot-start.ts';
import { presentError } from './platform/log.ts';
import { dataPaths, readSettings } from './platform/settings.ts';
import { announcement } from './start/announce.ts';
import { run } from './start/run.ts';

const patienceMs = 15_000;

try {
  const settings = readSettings(process.env);
  const running = await run(settings);
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    process.stdout.write(`\n  ${signal === 'SIGINT' ? 'Ctrl-C' : signal}: stopping …\n`);
    setTimeout(() => process.exit(1), patienceMs).unref();
    void running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const ownerFile = dataPaths(settings.dataFolder).ownerAccount;
  const { publicUrl } = settings;
  process.stdout.write(announcement({ ...running, publicUrl, ownerFile, seconds: process.uptime() }));
} catch (error) {
  const line = error instanceof CannotStart ? error.message : JSON.stringify(presentError(error));
  process.stderr.write(`Portico cannot start. ${line}\n`);
  process.exit(1);
}
