import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { runScript } from './lib/refusal.mjs';

await runScript(async () => {
  await install();
  await build();
});
