import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { root } from './lib/paths.mjs';
import { Refusal, runScript } from './lib/refusal.mjs';
import { stopLeftDatabase } from './lib/running-database.mjs';

await runScript(async () => {
  if (process.env.DATABASE_URL) {
    throw new Refusal(
      'DATABASE_URL is set, and only the embedded database is reset: unset it, or reset that one by hand.',
    );
  }
  const folder = resolve(root, process.env.PORTICO_DATA ?? 'data', 'postgres');
  if (!existsSync(folder)) return console.log(`There is no database in ${folder}.`);
  const database = realpathSync(folder);
  refuseStranger(database);
  await stopLeftDatabase(join(database, 'cluster'));
  if (!(await isConfirmed(database))) throw new Refusal('Nothing was removed.');
  rmSync(database, { recursive: true });
  console.log(`Removed ${database}; the next start makes it anew.`);
});

function refuseStranger(database) {
  if (existsSync(join(database, 'cluster/PG_VERSION'))) return;
  throw new Refusal(`${database} holds no database that this user can see: run as its owner, or remove it by hand.`);
}

async function isConfirmed(database) {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) throw new Refusal('There is nobody to confirm: run "npm run db:reset -- --yes".');
  const dialogue = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await dialogue.question(`Remove ${database} and all it holds? Type yes: `);
  dialogue.close();
  return answer.trim() === 'yes';
}
