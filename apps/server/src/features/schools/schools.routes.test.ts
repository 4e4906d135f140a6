import type { ErrorKey } from '@portico/contract/errors';
import type { InputOf, OutputOf, RouteSpec } from '@portico/contract/route';
import { schoolLevels, schools, searchSchools } from '@portico/contract/schools';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, refused, type TestClient } from '../../testing/client.ts';
import { openTestServer } from '../../testing/test-server.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let client: TestClient;
beforeAll(async () => {
  server = await openTestServer();
  client = openClient(server.app);
});
afterAll(() => server.close());

/** Fetches all pages of a list. */
async function walk(fields: InputOf<typeof schools>) {
  const pages: OutputOf<typeof schools>['list'][] = [];
  for (let after = ''; pages.length < 50;) {
    const { list, next } = await client.call(schools, after === '' ? fields : { ...fields, after });
    pages.push(list);
    after = next;
    if (after === '') break;
  }
  return pages;
}

describe('schools', () => {
  it('have levels, each with how many there are', async () => {
    const levels = await client.call(schoolLevels, {});
    expect(levels.list[0]).toEqual({
      level: 'double-first-class',
      name: {
        sc: '“双一流”建设高校',
        tc: '「雙一流」建設高校',
        en: 'Double First-Class universities of mainland China',
      },
      total: 147,
    });
    const all = (await walk({ size: 100 })).flat();
    const totals = levels.list.map(({ total }) => total);
    expect(totals.reduce((sum, total) => sum + total)).toBe(all.length);
    expect(totals.every((total) => total > 0)).toBe(true);
  });

  it('are listed page by page, each once', async () => {
    const pages = await walk({ size: 37 });
    expect(pages.slice(0, -1).every((page) => page.length === 37)).toBe(true);
    const ids = pages.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await client.call(schools, {})).list).toHaveLength(50);
  });

  it('are listed by level and country, in small letters too', async () => {
    const found = (await walk({ level: 'world-50', country: 'hk', size: 2 })).flat();
    expect(found.map(({ id }) => id)).toEqual([
      'the-university-of-hong-kong',
      'the-chinese-university-of-hong-kong',
      'the-hong-kong-university-of-science-and-technology',
    ]);
    expect(await client.call(schools, { country: 'AQ' })).toEqual({ list: [], next: '' });
    expect((await client.call(schools, { level: 'unheard-of' })).list).toEqual([]);
  });

  it('are found by a part of a name, without a tenant or a session', async () => {
    expect((await client.call(searchSchools, { name: '港科大' })).list[0]).toEqual({
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
    expect((await client.call(searchSchools, { name: '大学' })).list).toHaveLength(20);
  });

  it.each<[RouteSpec, object, ErrorKey]>([
    [schools, { size: 0 }, 'malformed'],
    [schools, { size: 101 }, 'malformed'],
    [schools, { country: 'China' }, 'malformed'],
    [schools, { after: 'no-such-school' }, 'notFound'],
    [searchSchools, {}, 'malformed'],
    [searchSchools, { name: '  ' }, 'malformed'],
    [searchSchools, { name: 'x'.repeat(101) }, 'malformed'],
  ])('$0.name with $1 is answered with $2', async (route, fields, error) => {
    expect(await refused(client.send(route, fields))).toBe(error);
  });
});
