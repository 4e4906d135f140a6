import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { CannotStart } from '../platform/cannot-start.ts';
import { dataPaths } from '../platform/settings.ts';

/**
 * Checks before anything is started that this user can write to the data folder, and removes access for all others: it
 * contains the secret key, uploads and sent messages.
 */
export function requireDataFolder(folder: string): void {
  attempt('made', () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  attempt('used by this user', () => accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK));
  const { mode } = statSync(folder);
  if ((mode & 0o777) === 0o700) return;
  // A shared folder such as /tmp would become inaccessible to other programs.
  if ((mode & 0o1000) !== 0 || hasOthersThings(folder)) {
    throw new CannotStart(
      `The data folder ${folder} is open to other users and holds other things too. Name a folder for Portico alone (PORTICO_DATA=…), or close this one: chmod 700 ${folder}`,
    );
  }
  attempt('closed to other users', () => chmodSync(folder, 0o700));

  function attempt(what: string, act: () => void): void {
    try {
      act();
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'no reason given';
      throw new CannotStart(
        `The data folder ${folder} cannot be ${what} (${reason}). Choose another: PORTICO_DATA=… npm start`,
      );
    }
  }
}

function hasOthersThings(folder: string): boolean {
  const ownNames = new Set(Object.values(dataPaths(folder)).map((path) => basename(path)));
  // `lost+found` is on every separately mounted disk.
  const isOurs = (name: string) => ownNames.has(name.replace(/\.draft$/, '')) || name === 'lost+found';
  return !readdirSync(folder).every(isOurs);
}
