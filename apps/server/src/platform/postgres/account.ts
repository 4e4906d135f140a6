import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PostgresRefused } from './postgres-refused.ts';

/** The user that PostgreSQL runs as, because it refuses to run as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
  /** True if this process is root and every program has to be started as the account. */
  readonly switched: boolean;
  /** The one capability that is kept: it lets the account pass through folders that only root may enter. */
  readonly capability?: 'dac_read_search' | 'dac_override';
}

export interface Invocation {
  readonly command: string;
  readonly args: readonly string[];
  readonly identity: { readonly uid?: number; readonly gid?: number };
}

interface Places {
  /** Programs the account has to be able to run. */
  readonly programs: readonly string[];
  /** Folders the account has to be able to enter. */
  readonly folders: readonly string[];
}

/** Chooses the account: the current user; for root, the owner of the folder, else `postgres`, else `nobody`. */
export function chooseAccount(owner: { uid: number; gid: number }): Account {
  const uid = process.getuid?.() ?? 0;
  if (uid !== 0) return { uid, gid: process.getgid?.() ?? 0, switched: false };
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, switched: true };
  for (const name of ['postgres', 'nobody']) {
    const ids = { uid: idOf('-u', name), gid: idOf('-g', name) };
    if (ids.uid !== undefined && ids.gid !== undefined && ids.uid !== 0) {
      return { uid: ids.uid, gid: ids.gid, switched: true };
    }
  }
  throw new PostgresRefused(
    'PostgreSQL does not run as root and there is no user postgres or nobody: start as an ordinary user.',
  );
}

/**
 * Makes sure that the account can access all folders, if necessary by a capability; usually because the clone is in
 * /root.
 */
export function withAccessTo(account: Account, places: Places): Account {
  if (!account.switched || reaches(account, places)) return account;
  for (const capability of ownCapabilities()) {
    const able = { ...account, capability };
    if (reaches(able, places)) return able;
  }
  throw new PostgresRefused(
    'PostgreSQL does not run as root, and an unprivileged user cannot enter the folder of this installation: ' +
      'start as an ordinary user who owns PORTICO_DATA, from a folder that this user can read.',
  );
}

/** The command line that starts a program as the account. */
export function runAs(account: Account, command: string, args: readonly string[]): Invocation {
  if (!account.switched) return { command, args, identity: {} };
  if (!account.capability) return { command, args, identity: { uid: account.uid, gid: account.gid } };
  const { uid, gid, capability } = account;
  const user = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  // Without the secure bit, access(2) ignores the capability, and PostgreSQL uses access(2) for its own files.
  const flags = [`--inh-caps=+${capability}`, `--ambient-caps=+${capability}`, '--securebits=+no_setuid_fixup'];
  return { command: 'setpriv', args: [...user, ...flags, '--', command, ...args], identity: {} };
}

function reaches(account: Account, { programs, folders }: Places): boolean {
  const succeeds = (command: string, args: readonly string[]): boolean => {
    const invocation = runAs(account, command, args);
    const options = { ...invocation.identity, cwd: '/', stdio: 'ignore' } as const;
    return spawnSync(invocation.command, invocation.args, options).status === 0;
  };
  return (
    programs.every((program) => succeeds(program, ['--version'])) &&
    folders.every((folder) => succeeds('/bin/sh', ['-c', 'cd "$0"', folder]))
  );
}

const capabilityBits = { dac_override: 1, dac_read_search: 2 } as const;

// Reading is enough to pass through a folder, but containers often only have the wider capability.
function ownCapabilities(): readonly ('dac_read_search' | 'dac_override')[] {
  if (process.platform !== 'linux') return [];
  const hex = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  const bits = BigInt(`0x${hex}`);
  const preferred = ['dac_read_search', 'dac_override'] as const;
  return preferred.filter((name) => (bits >> BigInt(capabilityBits[name])) & 1n);
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) : undefined;
}
