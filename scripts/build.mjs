import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { settle } from './lib/refusal.mjs';

await settle(async () => {
  await install();
  await build();
});
