import { describe, expect, it } from 'vitest';
import { CannotStart } from '../platform/cannot-start.ts';
import { PostgresRefused } from '../platform/postgres/start-postgres.ts';
import { explain } from './explain.ts';

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('explain', () => {
  it.each([
    [new CannotStart('Port 1 is in use.'), /^Port 1 is in use\.$/],
    [new PostgresRefused('PostgreSQL did not start.'), /^PostgreSQL did not start\.$/],
    [
      failure('EACCES', "EACCES: permission denied, open '/d/secret-key'"),
      /^This user may not use .*secret-key.*chown/,
    ],
    [failure('EROFS', 'EROFS: read-only file system'), /^This user may not use .*PORTICO_DATA=/],
    [failure('ENOSPC', 'ENOSPC: no space left on device'), /^There is no space left/],
    [failure('23505', 'Key (email)=(a@example.com) already exists'), /^\{(?!.*example\.com).*"code":"23505"/],
  ])('makes one line of %s', (error, line) => {
    expect(explain(error)).toMatch(line);
    expect(explain(error)).not.toContain('\n');
  });
});
