import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitWriter, makeDiskSmall } from './small-disk.ts';

const megabyte = 1_048_576;
const program = `
  const { writeFileSync } = require('node:fs');
  process.stdin.on('data', (file) => {
    try {
      writeFileSync(file.toString(), Buffer.alloc(2 * ${megabyte}));
      console.log('written');
    } catch (error) {
      console.log(error.code);
    }
  });
  console.log('ready');`;

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'portico-small-')), 'files');
  mkdirSync(folder);
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

it.each([
  ['whatever way there is', makeDiskSmall],
  ['a limit', limitWriter],
])('lets a process write no more than there is room, and afterwards again: by %s', async (_way, makeSmall) => {
  const writer = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const nextWord = () =>
    new Promise<string>((resolve) => writer.stdout.once('data', (word: Buffer) => resolve(word.toString().trim())));
  const write = (file: string) => {
    writer.stdin.write(file);
    return nextWord();
  };
  try {
    expect(await nextWord()).toBe('ready');
    const disk = makeSmall({ folder, bytes: megabyte, writer: writer.pid ?? 0 });
    expect(await write(join(folder, 'large'))).toBe(disk?.failure);
    disk?.remove();
    expect(await write(join(folder, 'large'))).toBe('written');
  } finally {
    writer.kill();
  }
});
