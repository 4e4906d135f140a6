import { readSettings } from './platform/settings.ts';
import { announcement } from './start/announce.ts';
import { watchForEnd } from './start/ending.ts';
import { explain } from './start/explain.ts';
import { rotateKey } from './start/rotate-key.ts';
import { run } from './start/run.ts';

const ending = watchForEnd();
let code = 1;
try {
  const settings = readSettings(process.env);
  if (process.argv[2] === 'rotate-receipt-key') {
    process.stdout.write(`  Receipts are signed with the key ${await rotateKey(settings, ending)} from now on.\n`);
    code = 0;
  } else {
    const running = await run(settings, ending);
    const onTerminal = process.stdout.isTTY;
    process.stdout.write(announcement({ ...running, onTerminal, seconds: process.uptime() }));
    code = await ending.asked;
  }
} catch (error) {
  if (ending.isAsked()) code = await ending.asked;
  else process.stderr.write(`Portico cannot start. ${explain(error)}\n`);
}
await ending.stopAll().catch(() => {
  code = 1;
});
process.exit(code);
