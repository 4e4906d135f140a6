import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

export interface SmallDisk {
  /** What a write meets that finds no room. */
  readonly failure: 'ENOSPC' | 'EFBIG';
  /** Gives the room back; what was written to a disk of its own goes with it. */
  remove(): void;
}

interface DiskOptions {
  readonly folder: string;
  readonly bytes: number;
  /** The process that writes there. */
  readonly writer: number;
}

/** Leaves a folder so many bytes: as a disk of its own where this user may mount one, else as a limit of the writer. */
export function makeDiskSmall(options: DiskOptions): SmallDisk {
  const disk = mountSmallDisk(options) ?? limitWriter(options);
  if (disk === undefined) throw new Error('Neither mount nor prlimit may be used here');
  return disk;
}

/** The process may make no file larger than that; it needs no rights. */
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
