import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freezeDatabase } from './frozen-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-frozen-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('stops a postmaster and its children where they stand, and lets them go on', async () => {
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; wait'], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const child = await new Promise<number>((resolve) => {
      parent.stdout.once('data', (line: Buffer) => resolve(Number(line.toString())));
    });
    mkdirSync(join(folder, 'postgres/cluster'), { recursive: true });
    writeFileSync(join(folder, 'postgres/cluster/postmaster.pid'), `${parent.pid}\n/anywhere\n`);
    const both = [parent.pid ?? 0, child];
    const thaw = freezeDatabase(folder);
    await expect.poll(() => both.map(conditionOf)).toEqual(['T', 'T']);
    thaw();
    await expect.poll(() => both.map(conditionOf)).toEqual(['S', 'S']);
    process.kill(child, 'SIGTERM');
  } finally {
    parent.kill('SIGKILL');
  }
});

it('says so when there is no database', () => {
  expect(() => freezeDatabase(folder)).toThrow('No database runs');
});

function conditionOf(pid: number): string | undefined {
  return /\) (\w) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
}
