import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** A data folder for one server, with open permissions: the server restricts them when it starts. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-start-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
