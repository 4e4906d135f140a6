import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseAccount, runAs, withAccessTo } from './account.ts';

let closed = '';

beforeEach(async () => {
  closed = await mkdtemp(join(tmpdir(), 'portico-test-'));
  await copyFile('/bin/true', join(closed, 'program'));
  await chmod(join(closed, 'program'), 0o755);
});

afterEach(() => rm(closed, { recursive: true }));

// The result depends on who runs the tests, so each kind of user has its own table.
const cases = {
  root: [
    ['a folder of root goes to an unprivileged user', () => chooseAccount({ uid: 0, gid: 0 }).uid === 0, false],
    ['a folder with another owner stays with that owner', () => chooseAccount({ uid: 1234, gid: 5 }).uid, 1234],
    ['a program in an open place needs no capability', () => reach('/bin/true', '/').capability, undefined],
    [
      'a program in a closed place is reached by one',
      () => typeof reach(join(closed, 'program'), '/').capability,
      'string',
    ],
    ['and so is a folder', () => typeof reach('/bin/true', closed).capability, 'string'],
    ['the user is changed without a helper where that is enough', () => start('/bin/true', '/').command, '/bin/true'],
    ['what cannot be reached at all is refused', () => reason(() => reach('/nowhere/program', '/')), 'PostgresRefused'],
  ],
  ordinary: [
    ['this user runs it', () => chooseAccount({ uid: 1234, gid: 5 }).uid, process.getuid?.()],
    ['nothing is switched', () => reach(join(closed, 'program'), closed).switched, false],
    ['the program is started as it is', () => start('/bin/true', '/').identity, {}],
  ],
} as const;

test.each<readonly [string, () => unknown, unknown]>(cases[process.getuid?.() === 0 ? 'root' : 'ordinary'])(
  '%s',
  (_, actual, expected) => {
    expect(actual()).toEqual(expected);
  },
);

function reach(program: string, folder: string) {
  return withAccessTo(chooseAccount({ uid: 0, gid: 0 }), { programs: [program], folders: [folder] });
}

function start(program: string, folder: string) {
  return runAs(reach(program, folder), program, []);
}

function reason(refused: () => unknown): unknown {
  try {
    return refused();
  } catch (error) {
    return error instanceof Error ? error.name : error;
  }
}
