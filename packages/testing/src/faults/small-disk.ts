import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

export interface SmallDisk {
  /** The error of a write when the disk is full. */
  readonly failure: 'ENOSPC' | 'EFBIG';
  /** Restores the space; what was written to a separate disk is deleted. */
  remove(): void;
}

interface DiskOptions {
  readonly folder: string;
  readonly bytes: number;
  /** The process that writes there. */
  readonly writer: number;
}

/**
 * Limits a folder to this many bytes: as a separate disk if this user may mount one, else as a limit of the writing
 * process.
 */
export function makeDiskSmall(options: DiskOptions): SmallDisk {
  const disk = mountSmallDisk(options) ?? limitWriter(options);
  if (disk === undefined) throw new Error('Neither mount nor prlimit may be used here');
  return disk;
}

/** The process may create no file larger than that; this needs no privileges. */
export function limitWriter({ bytes, writer }: DiskOptions): SmallDisk | undefined {
  const limit = (most: string) => succeeds('prlimit', [`--fsize=${most}:`, '--pid', String(writer)]);
  return limit(String(bytes)) ? { failure: 'EFBIG', remove: () => void limit('unlimited') } : undefined;
}

function mountSmallDisk({ folder, bytes }: DiskOptions): SmallDisk | undefined {
  mkdirSync(folder, { recursive: true });
  const mounted = succeeds('mount', ['-t', 'tmpfs', '-o', `size=${bytes},mode=0755`, 'tmpfs', folder]);
  return mounted ? { failure: 'ENOSPC', remove: () => void succeeds('umount', ['-l', folder]) } : undefined;
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
