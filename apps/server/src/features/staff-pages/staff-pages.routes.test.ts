import { readSinglePage, singlePage } from '@portico/contract/content';
import { publishPage, staffPages } from '@portico/contract/staff-pages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient, outcome, refused } from '../../testing/client.ts';
import { openTestPortal } from '../../testing/test-portal.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let editor: ReturnType<ReturnType<typeof openClient>['as']>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'staff-pages' });
  editor = openClient(server.app).as(await buildStaff(server.ownerDb, { role: 'editor', orgId: project.orgId }));
});
afterAll(() => server.close());

const inAll = (text: string) => ({ sc: text, tc: text, en: text });
const publish = (edition: number, text: string, key = 'terms') =>
  editor.call(publishPage, {
    project: project.id,
    key,
    edition,
    title: inAll('Terms'),
    content: inAll(text),
    consent: inAll('I agree'),
  });

it('publishes editions, tells how many have ticked one, and keeps what they ticked', async () => {
  const portal = openTestPortal(server, project);
  const person = await buildApplicant(server.ownerDb, project);
  expect(await publish(0, '<p>One</p>')).toEqual({ edition: 1 });
  const first = await portal.call(singlePage, { key: 'terms' });
  await portal.as(person).call(readSinglePage, { id: first.id });
  const { list } = await editor.call(staffPages, { project: project.id });
  expect(list).toMatchObject([{ key: 'terms', edition: 1, people: 1, consent: inAll('I agree') }]);
  // The same text once more, as after a lost answer, is no edition.
  expect(await publish(0, '<p>One</p>')).toEqual({ edition: 1 });
  expect(await publish(1, '<p>Two</p>')).toEqual({ edition: 2 });
  expect(await portal.call(singlePage, { id: first.id })).toMatchObject({ content: inAll('<p>One</p>') });
  expect((await editor.call(staffPages, { project: project.id })).list).toMatchObject([{ edition: 2, people: 0 }]);
});

it('two at once: one is told', async () => {
  await publish(0, '<p>A</p>', 'guide');
  const both = await Promise.all(['<p>B</p>', '<p>C</p>'].map((text) => outcome(publish(1, text, 'guide'))));
  expect(both.toSorted()).toEqual(['done', 'pageChanged']);
});

it.each([
  ['a script', '<script>x()</script>'],
  ['no text', ' '],
])('refuses %s', async (_what, text) => {
  expect(await refused(publish(0, text, 'bad'))).toBe('pageUnsound');
});
