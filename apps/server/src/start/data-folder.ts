import { accessSync, constants, mkdirSync } from 'node:fs';
import { CannotStart } from '../platform/cannot-start.ts';

/** Finds out before anything is started whether this user can keep things in the data folder. */
export function requireDataFolder(folder: string): void {
  attempt('made', () => mkdirSync(folder, { recursive: true }));
  attempt('used by this user', () => accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK));

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
