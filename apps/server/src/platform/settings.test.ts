import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const secret = 'x'.repeat(32);

describe('readSettings', () => {
  it('has a default for everything', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ port: 8080, publicUrl: 'http://localhost:8080', databaseUrl: null, demo: true });
    expect(settings.dataFolder).toMatch(/\/data$/);
  });

  it('counts an empty variable as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null });
  });

  it('leaves the demo out where a database is named', () => {
    const named = { DATABASE_URL: 'postgresql://a:b@db/portico', SECRET_KEY: secret };
    expect(readSettings(named).demo).toBe(false);
    expect(readSettings({ ...named, DEMO: 'on' }).demo).toBe(true);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a number'],
    [{ PORT: '70000' }, 'PORT must be from 0 to 65535'],
    [{ PUBLIC_URL: 'apply.example.edu' }, 'PUBLIC_URL must be a web address'],
    [{ DATABASE_URL: 'mysql://db/x', SECRET_KEY: secret }, 'DATABASE_URL must look like'],
    [{ DATABASE_URL: 'postgresql://db/x' }, 'SECRET_KEY must be set too'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32'],
    [{ DEMO: 'maybe' }, 'DEMO must be on or off'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be'],
  ])('says in one line what is wrong with %o', (environment, line) => {
    expect(() => readSettings(environment)).toThrow(line);
  });
});
