import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';
import { checkCode, type CodeAddress, issueCode, useCode } from './codes.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let project: ToyProject;
let other: ToyProject;
let people = 0;

beforeAll(async () => {
  opened = await openTestDatabase();
  project = await buildProject(opened.ownerDb, { slug: 'codes' });
  other = await buildProject(opened.ownerDb, { slug: 'codes-other' });
});
afterAll(() => opened.close());

const at = (seconds: number) => new Date(frozenNow.getTime() + seconds * 1000);
const scope = (seconds = 0, tenant = project) => ({
  db: opened.database.forProject(tenant),
  projectId: tenant.id,
  secretKey: 'k'.repeat(40),
  now: at(seconds),
});

function somebody(): CodeAddress {
  people += 1;
  return { channel: 'mail', target: `person${people}@example.com`, purpose: 'login' };
}

const other6 = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code', () => {
  it('has six digits and works once', async () => {
    const address = somebody();
    const code = await issueCode(scope(), address, 'ip');
    expect(code).toMatch(/^\d{6}$/);
    await checkCode(scope(), address, code);
    await useCode(scope(), address, code);
    await expect(useCode(scope(), address, code)).rejects.toMatchObject({ key: 'codeWrong' });
  });

  it('is used by one of many at once', async () => {
    const address = somebody();
    const code = await issueCode(scope(), address, 'ip');
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => useCode(scope(), address, code)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('lives ten minutes', async () => {
    const address = somebody();
    const code = await issueCode(scope(), address, 'ip');
    await checkCode(scope(599), address, code);
    await expect(useCode(scope(601), address, code)).rejects.toMatchObject({ key: 'codeWrong' });
  });

  it('is void after five wrong tries', async () => {
    const address = somebody();
    const code = await issueCode(scope(), address, 'ip');
    for (let count = 0; count < 5; count += 1) {
      await expect(useCode(scope(), address, other6(code))).rejects.toMatchObject({ key: 'codeWrong' });
    }
    await expect(useCode(scope(), address, code)).rejects.toMatchObject({ key: 'codeWrong' });
  });

  it('belongs to its address, purpose and project', async () => {
    const address = somebody();
    const code = await issueCode(scope(), address, 'ip');
    await expect(useCode(scope(), { ...address, purpose: 'reset' }, code)).rejects.toMatchObject({ key: 'codeWrong' });
    await expect(useCode(scope(), { ...somebody() }, code)).rejects.toMatchObject({ key: 'codeWrong' });
    await expect(useCode(scope(0, other), address, code)).rejects.toMatchObject({ key: 'codeWrong' });
    await useCode(scope(), address, code);
  });
});

describe('asking for codes', () => {
  it('is possible once a minute, and the newer code makes the older one void', async () => {
    const address = somebody();
    const first = await issueCode(scope(), address, 'ip');
    await expect(issueCode(scope(59), address, 'ip')).rejects.toMatchObject({ key: 'tooSoon' });
    const second = await issueCode(scope(60), address, 'ip');
    if (first !== second) await expect(useCode(scope(61), address, first)).rejects.toMatchObject({ key: 'codeWrong' });
    await useCode(scope(61), address, second);
  });

  it('is bounded a day for an address, and free again the day after', async () => {
    const address = somebody();
    for (let count = 0; count < 10; count += 1) await issueCode(scope(count * 60), address, 'ip');
    await expect(issueCode(scope(600), address, 'ip')).rejects.toMatchObject({ key: 'tooMany' });
    await issueCode(scope(86_400 + 1), address, 'ip');
  });

  it('is bounded a day for a machine', async () => {
    for (let count = 0; count < 200; count += 1) await issueCode(scope(), somebody(), 'one machine');
    await expect(issueCode(scope(), somebody(), 'one machine')).rejects.toMatchObject({ key: 'tooMany' });
    await issueCode(scope(), somebody(), 'another machine');
  });

  it('keeps neither code nor address of the machine', async () => {
    const rows = await opened.ownerDb.selectFrom('attempts').select('bucket').execute();
    expect(rows.some((row) => row.bucket.includes('machine') || row.bucket.includes('@'))).toBe(false);
  });
});
