import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';
import { checkCode, type CodeAddress, issueCode, useCode } from './codes.ts';
import { digestOf } from './digest.ts';

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

const stored = ({ target }: CodeAddress) =>
  opened.ownerDb.selectFrom('verification_codes').selectAll().where('target', '=', target).execute();

async function guessWrong(address: CodeAddress, seconds: number, tenant = project): Promise<void> {
  const code = await issueCode(scope(seconds, tenant), address, 'ip');
  for (let count = 0; count < 5; count += 1) {
    await expect(useCode(scope(seconds, tenant), address, other6(code))).rejects.toMatchObject({ key: 'codeWrong' });
  }
}

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

  it('is bounded for each who asks: a stranger does not use up those of the owner', async () => {
    const address = somebody();
    for (let count = 0; count < 10; count += 1) await issueCode(scope(count * 60), address, 'stranger');
    await expect(issueCode(scope(600), address, 'stranger')).rejects.toMatchObject({ key: 'tooMany' });
    const elsewhere = await issueCode(scope(660), address, 'owner');
    await useCode(scope(661), address, elsewhere);
    const knownScope = { ...scope(720), knownDevice: 'of the owner' };
    await opened.ownerDb.updateTable('attempts').set({ count: 30 }).where('bucket', 'like', 'code to %').execute();
    await issueCode(scope(720), address, 'owner');
    await expect(issueCode(scope(780), address, 'owner')).rejects.toMatchObject({ key: 'tooMany' });
    await issueCode({ ...knownScope, now: at(780) }, address, 'stranger');
  });

  it.each(['login', 'recommend'] as const)(
    'is possible once an hour (%s), however many strangers asked on however many networks',
    async (purpose) => {
      const address = { ...somebody(), purpose } as const;
      for (const network of [0, 1, 2])
        for (let count = 0; count < 10; count += 1)
          await issueCode(scope((network * 10 + count) * 60), address, `network ${network}`);
      const code = await issueCode(scope(1_800), address, 'owner');
      await useCode(scope(1_801), address, code);
      const soon = issueCode(scope(1_860), address, 'network 3');
      await expect(soon).rejects.toMatchObject({ key: 'tooMany', data: { wait: 3_540 } });
      // Whoever asks first: it is sent to the owner.
      await useCode(scope(5_401), address, await issueCode(scope(5_400), address, 'network 4'));
    },
  );

  it('is counted together for the networks of one IPv6 customer', async () => {
    const address = somebody();
    for (let count = 0; count < 10; count += 1) await issueCode(scope(count * 60), address, `2001:db8:1:${count}::1`);
    await expect(issueCode(scope(600), address, '2001:db8:1:99::1')).rejects.toMatchObject({ key: 'tooMany' });
    await issueCode(scope(660), address, '2001:db8:2::1');
  });

  it('can still be entered where it was asked for before, when strangers have guessed all day', async () => {
    const address = somebody();
    for (const minute of [0, 1, 2, 3, 4]) await guessWrong(address, minute * 60);
    const knownScope = { ...scope(600), knownDevice: 'of the owner' };
    const code = await issueCode(knownScope, address, 'owner');
    await expect(useCode(scope(601), address, code)).rejects.toMatchObject({ key: 'codesToday' });
    await useCode(knownScope, address, code);
  });

  it('is bounded a day for a machine', async () => {
    await issueCode(scope(), somebody(), 'one machine');
    const bucket = `code from ${digestOf('k'.repeat(40), 'one machine')}`;
    await opened.ownerDb.updateTable('attempts').set({ count: 199 }).where('bucket', '=', bucket).execute();
    await issueCode(scope(), somebody(), 'one machine');
    await expect(issueCode(scope(), somebody(), 'one machine')).rejects.toMatchObject({ key: 'tooMany' });
    await issueCode(scope(), somebody(), 'another machine');
  });

  it('beyond the limit leaves the code in the mailbox valid', async () => {
    const address = somebody();
    let code = '';
    for (let count = 0; count < 10; count += 1) code = await issueCode(scope(count * 60), address, 'ip');
    await expect(useCode(scope(600), address, other6(code))).rejects.toMatchObject({ key: 'codeWrong' });
    const before = await stored(address);
    await expect(issueCode(scope(660), address, 'ip')).rejects.toMatchObject({ key: 'tooMany' });
    expect(await stored(address)).toEqual(before);
    await useCode(scope(661), address, code);
  });

  it('too soon is neither counted nor answered with a code', async () => {
    const address = somebody();
    const code = await issueCode(scope(), address, 'ip');
    for (let count = 0; count < 12; count += 1) {
      await expect(issueCode(scope(30), address, 'ip')).rejects.toMatchObject({ key: 'tooSoon' });
    }
    await useCode(scope(30), address, code);
    await issueCode(scope(61), address, 'ip');
  });

  it('stores for an unknown address a code that no six digits match', async () => {
    const address = somebody();
    const code = await issueCode(scope(), address, 'ip', 'nobody');
    await expect(useCode(scope(), address, code)).rejects.toMatchObject({ key: 'codeWrong' });
  });

  it('keeps neither code nor address of the machine', async () => {
    const rows = await opened.ownerDb.selectFrom('attempts').select('bucket').execute();
    expect(rows.some((row) => row.bucket.includes('machine') || row.bucket.includes('@'))).toBe(false);
  });
});

describe('wrong tries', () => {
  it('are counted over the codes of a day, for an address and a purpose', async () => {
    const address = somebody();
    for (let code = 0; code < 4; code += 1) await guessWrong(address, code * 60);
    const right = await issueCode(scope(240), address, 'ip');
    for (let count = 0; count < 9; count += 1) await checkCode(scope(240), address, right);
    for (let count = 0; count < 4; count += 1) await useCode(scope(240), address, other6(right)).catch(() => {});
    await useCode(scope(240), address, right);
    const next = await issueCode(scope(300), address, 'ip');
    await expect(useCode(scope(300), address, other6(next))).rejects.toMatchObject({ key: 'codeWrong' });
    await expect(useCode(scope(300), address, next)).rejects.toMatchObject({ key: 'codesToday' });
    await expect(checkCode(scope(300), address, next)).rejects.toMatchObject({ key: 'codesToday' });
    await expect(issueCode(scope(400), address, 'ip')).rejects.toMatchObject({ key: 'codesToday' });
    const reset = { ...address, purpose: 'reset' } as const;
    await useCode(scope(300), reset, await issueCode(scope(300), reset, 'ip'));
    await useCode(scope(86_701), address, await issueCode(scope(86_701), address, 'ip'));
  });

  it('without a code cost nothing: nobody is locked out by guesses alone', async () => {
    const address = somebody();
    for (let count = 0; count < 30; count += 1) await useCode(scope(), address, '123456').catch(() => {});
    await useCode(scope(), address, await issueCode(scope(), address, 'ip'));
  });

  it('at once are counted one by one', async () => {
    const address = somebody();
    for (let code = 0; code < 4; code += 1) await guessWrong(address, code * 60);
    const code = await issueCode(scope(240), address, 'ip');
    await Promise.allSettled(Array.from({ length: 8 }, () => useCode(scope(240), address, other6(code))));
    await expect(issueCode(scope(300), address, 'ip')).rejects.toMatchObject({ key: 'codesToday' });
  });

  it('of a recommender are counted over all projects', async () => {
    const address = { ...somebody(), purpose: 'recommend' } as const;
    for (let code = 0; code < 2; code += 1) {
      await guessWrong(address, code * 60);
      await guessWrong(address, code * 60, other);
    }
    const here = await issueCode(scope(240), address, 'ip');
    const there = await issueCode(scope(240, other), address, 'ip');
    for (let count = 0; count < 4; count += 1) await useCode(scope(240), address, other6(here)).catch(() => {});
    await useCode(scope(240, other), address, other6(there)).catch(() => {});
    await expect(useCode(scope(240), address, here)).rejects.toMatchObject({ key: 'codesToday' });
    await expect(useCode(scope(240, other), address, there)).rejects.toMatchObject({ key: 'codesToday' });
  });
});

describe('many projects at once', () => {
  it('send a recommender ten codes a day together', async () => {
    const address = { ...somebody(), purpose: 'recommend' } as const;
    for (let count = 0; count < 9; count += 1) await issueCode(scope(count * 60), address, 'ip');
    const both = [scope(900), scope(900, other)].map((where) => issueCode(where, address, 'ip'));
    const results = await Promise.allSettled(both);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const wait = 86_400 - 900;
    expect(results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toEqual([
      expect.objectContaining({ key: 'tooMany', data: { wait } }),
    ]);
    await issueCode(scope(900 + wait, other), address, 'ip');
  });

  it('wait until enough of the codes no longer count', async () => {
    const address = { ...somebody(), purpose: 'recommend' } as const;
    for (let count = 0; count < 3; count += 1) await issueCode(scope(count * 60), address, 'ip');
    for (let count = 0; count < 7; count += 1) await issueCode(scope(3600 + count * 60, other), address, 'ip');
    await expect(issueCode(scope(7200), address, 'ip')).rejects.toMatchObject({ data: { wait: 86_400 - 7200 } });
  });
});

describe('a clock that was ahead and was set back', () => {
  const year = 365 * 86_400;

  it('stops neither the next code nor the one that was sent', async () => {
    const address = somebody();
    const early = await issueCode(scope(year), address, 'ip');
    await checkCode(scope(), address, early);
    await useCode(scope(), address, await issueCode(scope(), address, 'ip'));
  });

  it('leaves no count that lasts until the wrong time', async () => {
    const address = { ...somebody(), purpose: 'recommend' } as const;
    for (let count = 0; count < 10; count += 1) await issueCode(scope(year + count * 60, other), address, 'ip');
    await issueCode(scope(0, other), address, 'ip');
    await issueCode(scope(), address, 'ip');
  });

  it('by some seconds, as between two servers, changes nothing', async () => {
    const address = somebody();
    await issueCode(scope(5), address, 'ip');
    await expect(issueCode(scope(), address, 'ip')).rejects.toMatchObject({ key: 'tooSoon' });
  });
});
