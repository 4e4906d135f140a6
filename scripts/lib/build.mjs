import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashInputs } from './inputs-hash.mjs';
import { withLock } from './lock.mjs';
import { inRoot } from './paths.mjs';
import { targets } from './targets.mjs';

/** Builds what is older than its inputs. */
export async function build() {
  if (stale().length === 0) return;
  await withLock('build', async () => {
    const due = stale();
    if (due.length === 0) return;
    console.log(`Building ${due.map(({ target }) => target.name).join(', ')} …`);
    const results = await Promise.allSettled(due.map(({ target, hash }) => make(target, hash)));
    for (const { reason } of results) if (reason) throw reason;
  });
}

function stale() {
  return targets
    .map((target) => ({ target, hash: hashInputs(target.inputs) }))
    .filter(
      ({ target, hash }) => !existsSync(stampOf(target.dist)) || readFileSync(stampOf(target.dist), 'utf8') !== hash,
    );
}

// Built in a temporary folder and then moved, so that a running server never finds half a build.
async function make(target, hash) {
  const fresh = inRoot('.cache/build', target.name);
  const old = `${fresh}.old`;
  remove(fresh, old);
  mkdirSync(fresh, { recursive: true });
  await target.make(fresh);
  writeFileSync(stampOf(fresh), hash);
  mkdirSync(dirname(target.dist), { recursive: true });
  if (existsSync(target.dist)) renameSync(target.dist, old);
  renameSync(fresh, target.dist);
  remove(old);
}

function remove(...folders) {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

function stampOf(dist) {
  return join(dist, '.stamp');
}
