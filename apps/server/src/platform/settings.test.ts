import { describe, expect, it } from 'vitest';
import { readSettings, withPort } from './settings.ts';

const secret = 'x'.repeat(32);

describe('readSettings', () => {
  it('has a default for everything', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ port: 8080, publicUrl: 'http://localhost:8080', databaseUrl: null, demo: true });
    expect(settings.dataFolder).toMatch(/\/data$/);
  });

  it('takes a public address without the slash at its end', () => {
    expect(readSettings({ PUBLIC_URL: 'https://apply.example.edu/' }).publicUrl).toBe('https://apply.example.edu');
  });

  it('takes the base of picture addresses without the slash at its end, and none where it is not set', () => {
    expect(readSettings({ PICTURES_URL: 'https://p.example.edu/portico/' }).picturesUrl).toBe(
      'https://p.example.edu/portico',
    );
    expect(readSettings({}).picturesUrl).toBe('');
    expect(() => readSettings({ PICTURES_URL: 'pictures' })).toThrow('PICTURES_URL must be a web address');
  });

  it('takes a database behind a socket', () => {
    const url = 'postgresql://owner@%2Frun%2Fpostgresql/portico';
    expect(readSettings({ DATABASE_URL: url, SECRET_KEY: secret }).databaseUrl).toBe(url);
  });

  it('names the port that was found for it, unless the public address is another', () => {
    expect(withPort(readSettings({ PORT: '0' }), 4321)).toMatchObject({
      port: 4321,
      publicUrl: 'http://localhost:4321',
    });
    const settings = readSettings({ PORT: '0', PUBLIC_URL: 'https://apply.example.edu' });
    expect(withPort(settings, 4321).publicUrl).toBe('https://apply.example.edu');
  });

  it('counts an empty variable as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null });
  });

  const environment = { DATABASE_URL: 'postgresql://a:b@db/portico', SECRET_KEY: secret };
  const elsewhere = { PUBLIC_URL: 'https://apply.example.edu' };

  it.each([
    [{}, '127.0.0.1', true, true],
    [{ PUBLIC_URL: 'http://localhost:9000' }, '127.0.0.1', true, true],
    [{ PUBLIC_URL: 'http://[::1]:9000' }, '127.0.0.1', true, true],
    [{ HOST: '127.0.0.1' }, '127.0.0.1', true, true],
    [{ HOST: '::1' }, '::1', true, true],
    [{ HOST: '0.0.0.0' }, '0.0.0.0', false, false],
    [{ HOST: '192.0.2.7' }, '192.0.2.7', false, false],
    [{ HOST: '127.0.0.1.example.edu' }, '127.0.0.1.example.edu', false, false],
    [elsewhere, '0.0.0.0', false, false],
    // Behind a proxy on the same machine.
    [{ ...elsewhere, HOST: '127.0.0.1' }, '127.0.0.1', false, false],
    [{ HOST: '0.0.0.0', DEMO: '1' }, '0.0.0.0', false, true],
    [{ ...elsewhere, DEMO: 'on' }, '0.0.0.0', false, true],
    [{ DEMO: '0' }, '127.0.0.1', true, false],
    [{ DEMO: 'off' }, '127.0.0.1', true, false],
    [environment, '127.0.0.1', true, false],
    [{ ...environment, DEMO: '1' }, '127.0.0.1', true, true],
  ])('with %o listens on %s, for this machine alone: %s, demo: %s', (environment, host, isLocal, demo) => {
    expect(readSettings(environment)).toMatchObject({ host, isLocal, demo });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a number'],
    [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535'],
    [{ PORT: '0x10' }, 'PORT must be a number'],
    [{ PORT: '1e4' }, 'PORT must be a number'],
    [{ PORT: '-1' }, 'PORT must be a number'],
    [{ PUBLIC_URL: 'apply.example.edu' }, 'PUBLIC_URL must be a web address'],
    [{ PUBLIC_URL: 'https://apply.example.edu/portal' }, 'PUBLIC_URL must end after the host'],
    [{ PUBLIC_URL: 'https://apply.example.edu/?a=b' }, 'PUBLIC_URL must end after the host'],
    [{ PUBLIC_URL: 'https://apply.example.edu#a' }, 'PUBLIC_URL must end after the host'],
    [{ PUBLIC_URL: 'https://user@apply.example.edu' }, 'PUBLIC_URL must end after the host'],
    [{ DATABASE_URL: 'mysql://db/x', SECRET_KEY: secret }, 'DATABASE_URL must look like'],
    [{ DATABASE_URL: 'postgresql://db/x' }, 'SECRET_KEY must be set too'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32'],
    [{ OFFICE_VIEWER_URL: 'https://office.example.edu' }, 'OFFICE_VIEWER_URL must be a web address with {file} in it'],
    [{ OFFICE_VIEWER_URL: 'javascript:{file}' }, 'OFFICE_VIEWER_URL must be a web address'],
    [{ DEMO: 'maybe' }, 'DEMO must be 1 or 0'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be'],
    [{ TRUST_PROXY: '1.5' }, 'TRUST_PROXY must be'],
  ])('says in one line what is wrong with %o', (environment, line) => {
    expect(() => readSettings(environment)).toThrow(line);
  });
});
