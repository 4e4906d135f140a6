import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function ask(call: string, fields: Record<string, string> = {}) {
  const url = `/v1/systemConfig/${call}?${new URLSearchParams(fields)}`;
  const answer = await server.app.inject({ url });
  return { http: answer.statusCode, ...answer.json() };
}

interface Listed {
  readonly id: string;
  readonly country_code: string;
  readonly level: string;
}

/** All pages of a list, one after the other. */
async function walk(fields: Record<string, string>): Promise<Listed[][]> {
  const pages: Listed[][] = [];
  for (let after = ''; pages.length < 50;) {
    const { data } = await ask('foreignSchoolList', after === '' ? fields : { ...fields, after });
    pages.push(data.list);
    after = data.next;
    if (after === '') break;
  }
  return pages;
}

describe('schools', () => {
  it('have levels, each with how many there are', async () => {
    const { status, data } = await ask('foreignSchoolLevelList');
    expect(status).toBe(200);
    expect(data.list[0]).toEqual({
      level: 'double-first-class',
      name: {
        sc: '“双一流”建设高校',
        tc: '「雙一流」建設高校',
        en: 'Double First-Class universities of mainland China',
      },
      total: 147,
    });
    const schools = (await walk({ size: '100' })).flat();
    const totals: number[] = data.list.map(({ total }: { total: number }) => total);
    expect(totals.reduce((sum, total) => sum + total)).toBe(schools.length);
    expect(totals.every((total) => total > 0)).toBe(true);
  });

  it('are listed page by page, each once', async () => {
    const pages = await walk({ size: '37' });
    expect(pages.slice(0, -1).every((page) => page.length === 37)).toBe(true);
    const ids = pages.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await ask('foreignSchoolList')).data.list).toHaveLength(50);
  });

  it('are listed by level and country, in small letters too', async () => {
    const schools = (await walk({ level: 'world-50', country: 'hk', size: '2' })).flat();
    expect(schools.map(({ id }) => id)).toEqual([
      'the-university-of-hong-kong',
      'the-chinese-university-of-hong-kong',
      'the-hong-kong-university-of-science-and-technology',
    ]);
    expect((await ask('foreignSchoolList', { country: 'AQ' })).data).toEqual({ list: [], next: '' });
    expect((await ask('foreignSchoolList', { level: 'unheard-of' })).data.list).toEqual([]);
  });

  it('are found by a part of a name, without a tenant or a session', async () => {
    expect((await ask('searchSchoolName', { name: '港科大' })).data.list[0]).toEqual({
      id: 'the-hong-kong-university-of-science-and-technology',
      name: {
        sc: '香港科技大学',
        tc: '香港科技大學',
        en: 'The Hong Kong University of Science and Technology',
      },
      short: ['港科大', '科大', 'HKUST'],
      country_code: 'HK',
      level: 'world-50',
    });
    expect((await ask('searchSchoolName', { name: '大学' })).data.list).toHaveLength(20);
  });

  it.each([
    ['foreignSchoolList', { size: '0' }, 400],
    ['foreignSchoolList', { size: '101' }, 400],
    ['foreignSchoolList', { country: 'China' }, 400],
    ['foreignSchoolList', { after: 'no-such-school' }, 404],
    ['searchSchoolName', {}, 400],
    ['searchSchoolName', { name: '  ' }, 400],
    ['searchSchoolName', { name: 'x'.repeat(101) }, 400],
  ])('%s with %o is answered with %i', async (call, fields, http) => {
    expect(await ask(call, fields)).toMatchObject({ http });
  });
});
