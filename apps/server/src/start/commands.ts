import { resolve } from 'node:path';
import { CannotStart } from '../platform/cannot-start.ts';
import type { Settings } from '../platform/settings.ts';
import { backUp } from './backup/back-up.ts';
import type { Manifest } from './backup/manifest.ts';
import { restore } from './backup/restore.ts';
import { rotateKey } from './rotate-key.ts';
import { verifyLog } from './verify-log.ts';
import type { Shutdown } from './shutdown.ts';

type Command = (settings: Settings, shutdown: Shutdown, argument: string | undefined) => Promise<string>;

/** The program's commands, by the first argument; each returns the message to print. */
export const commands: ReadonlyMap<string | undefined, Command> = new Map<string, Command>([
  [
    'rotate-receipt-key',
    async (settings, shutdown) =>
      `Receipts are signed with the key ${await rotateKey(settings, shutdown)} from now on.`,
  ],
  ['verify-log', (settings, shutdown) => verifyLog(settings, shutdown)],
  [
    'backup',
    async (settings, shutdown, argument) => {
      const folder = folderOf(argument, 'backup');
      const summary = inWords(await backUp(settings, folder, shutdown));
      const key = settings.secretKey === null ? 'It holds the secret key: keep it safe.' : 'Keep SECRET_KEY with it.';
      return `Backed up ${summary} to ${folder}. ${key}`;
    },
  ],
  [
    'restore',
    async (settings, shutdown, argument) => {
      const folder = folderOf(argument, 'restore');
      return `Restored ${inWords(await restore(settings, folder, shutdown))} from ${folder}. Start the server now.`;
    },
  ],
]);

function folderOf(argument: string | undefined, command: string): string {
  if (argument === undefined) throw new CannotStart(`Name a folder: npm run ${command} <folder>`);
  return resolve(argument);
}

function inWords({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  return `${rows} rows of ${tables.length} tables and ${files.length} files (${(bytes / 1_000_000).toFixed(1)} MB)`;
}
