import { applicationLog, listApplications } from '@portico/contract/staff-applications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openStaffing } from './testing/staff-fixture.ts';

let opened: Awaited<ReturnType<typeof openStaffing>>;
let person: Awaited<ReturnType<typeof opened.applicant>>;
let owner: Awaited<ReturnType<typeof opened.staff>>;

beforeAll(async () => {
  opened = await openStaffing();
  person = await opened.applicant();
  owner = await opened.staff('owner', opened.mine.orgId);
});
afterAll(() => opened.close());

const cursor = (text: string) => Buffer.from(text).toString('base64url');
const id = '00000000-0000-4000-8000-000000000000';
const moment = '2026-11-15T12:00:00.000000Z';

describe('an invented cursor', () => {
  const odd = [
    '',
    'x',
    ' ',
    `${moment} `,
    ` ${id}`,
    `0000-01-01T00:00:00.000000Z ${id}`,
    `9999-12-31T23:59:59.999999Z ${id}\u0000`,
    `${moment} ${id}\u0000`,
    `${moment} \u0000`,
    `${moment} ${id.slice(1)}`,
    `infinity ${id}`,
    `-infinity ${id}`,
  ];

  it.each(odd)('causes no server error: %j', async (text) => {
    const client = opened.client.as(owner);
    const outcomes = await Promise.all([
      outcome(client.call(listApplications, { after: cursor(text) })),
      outcome(client.call(applicationLog, { application: person.application, before: cursor(text) })),
    ]);
    for (const each of outcomes) expect(['done', 'malformed']).toContain(each);
  });
});

it('the log goes on behind a change to a question with a long name', async () => {
  const key = 'permanent-address-of-the-first-guardian-in-the-language-of-the-country-of-residence';
  const changes = Array.from({ length: 70 }, (_, count) => ({
    project_id: opened.mine.id,
    sheet_id: person.application,
    module_id: 'personal-information-and-family-background',
    part: 'fields' as const,
    key,
    revision: String(count + 2),
    value: '{}',
    by_whom: owner.id,
    at: frozenNow,
  }));
  await opened.ownerDb.insertInto('sheet_changes').values(changes).execute();
  const input = { application: person.application };
  const first = await opened.client.as(owner).call(applicationLog, input);
  expect(first.list).toHaveLength(50);
  const second = await opened.client.as(owner).call(applicationLog, { ...input, before: first.next ?? '' });
  expect(second.list).toHaveLength(20);
  expect(second.next).toBeNull();
});
