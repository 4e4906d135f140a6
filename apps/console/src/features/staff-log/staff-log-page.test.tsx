import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { StaffLogPage } from './staff-log-page.tsx';
import type { LogLine, Verified } from './use-staff-log.ts';

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
  location.hash = '#/';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const words = (text: string) => ({ sc: text, tc: text, en: text });
const person = '0b4f3a52-6f5c-4a3e-9d53-0c2a7a1a0002';
const colleague = '0b4f3a52-6f5c-4a3e-9d53-0c2a7a1a0003';
const former = '0b4f3a52-6f5c-4a3e-9d53-0c2a7a1a0005';
const line: LogLine = {
  id: '1',
  at: 1_790_000_000,
  person,
  by: 'Lin',
  address: '192.0.2.7',
  action: 'changed role',
  subject: {},
  change: { before: { role: 'reviewer' }, after: { role: 'owner' } },
  org: words('Northern University'),
  project: null,
  seq: 7,
};

function answering(list: readonly LogLine[], verified: readonly Partial<Verified>[] = []) {
  const asked: string[] = [];
  const parts = [...verified];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(`${url} ${typeof init?.body === 'string' ? init.body : ''}`);
    const head = { length: 7, head: 'ab'.repeat(32) };
    const data = () => {
      if (url.includes('/log/chains'))
        return { list: [{ ...head, org: person, name: words('Northern University'), chained_at: 0 }] };
      if (url.includes('/log/verify')) return { ...head, checked: 7, done: true, broken: null, ...parts.shift() };
      if (url.includes('/log/people'))
        return {
          list: [
            { person: colleague, name: 'Wen', account: 'wen' },
            { person: former, name: 'Xu', account: null },
          ],
        };
      return url.includes('/projects') ? { list: [] } : { list, next: null };
    };
    return Response.json({ status: 200, message: '', data: data() });
  });
  return asked;
}

test('a line says who, from where and what, and what was there before and after', async () => {
  answering([line]);
  await renderPart(<StaffLogPage />);
  const row = within(await screen.findByRole('row', { name: /Changed a role/ }));
  expect(row.getAllByText('From 192.0.2.7')).not.toEqual([]);
  expect(row.getAllByText('Reviewer')[0]?.tagName).toBe('DEL');
  expect(row.getAllByText('Owner')[0]?.tagName).toBe('INS');
});

test('batches are tracks where the project calls them so', async () => {
  const project = { project_id: person, domain: 'north', title: words('Northern'), time_zone: 'UTC' };
  const batches = { ...line, id: '2', action: 'added batch', project: { ...project, choice_word: 'batch' as const } };
  const tracks = { ...batches, id: '3', project: { ...project, choice_word: 'track' as const } };
  answering([tracks, batches]);
  await renderPart(<StaffLogPage />);
  expect(await screen.findAllByText('Added a track')).not.toEqual([]);
  expect(screen.getAllByText('Added a batch')).not.toEqual([]);
});

test('an action that this version does not know is shown as it was written', async () => {
  answering([{ ...line, action: 'painted house' }]);
  await renderPart(<StaffLogPage />);
  expect(await screen.findAllByText('painted house')).not.toEqual([]);
});

test('a click on a name leaves what this person did, and the export takes the same filter', async () => {
  const asked = answering([line]);
  await renderPart(<StaffLogPage />);
  const [name] = await screen.findAllByRole('button', { name: 'Lin' });
  if (name !== undefined) fireEvent.click(name);
  await vi.waitFor(() => expect(asked.some((one) => one.includes(`person=${person}`))).toBe(true));
  const link = screen.getByRole('link', { name: 'Export as CSV' });
  expect(link.getAttribute('href')).toBe(`/staff/v1/log/export?person=${person}`);
});

test('a person is chosen among those who did something, also those who left, who are looked up only then', async () => {
  const asked = answering([line]);
  await renderPart(<StaffLogPage />);
  const choice = await screen.findByRole('combobox', { name: 'Person' });
  expect(asked.some((one) => one.includes('/log/people'))).toBe(false);
  fireEvent.mouseDown(choice);
  expect(await screen.findByText('Xu')).toBeDefined();
  fireEvent.click(await screen.findByText('Wen (wen)'));
  await vi.waitFor(() => expect(asked.some((one) => one.includes(`person=${colleague}`))).toBe(true));
  // Looking for a colleague in the log is no look at the list of colleagues, which would be a line of the log.
  expect(asked.some((one) => one.includes('/colleagues'))).toBe(false);
});

test('a line about an application leaves what was done to that one', async () => {
  const application = '0b4f3a52-6f5c-4a3e-9d53-0c2a7a1a0004';
  const asked = answering([{ ...line, action: 'read application', subject: { application }, change: null }]);
  await renderPart(<StaffLogPage />);
  const [only] = await screen.findAllByRole('button', { name: 'Only this application' });
  if (only !== undefined) fireEvent.click(only);
  await vi.waitFor(() => expect(asked.some((one) => one.includes(`application=${application}`))).toBe(true));
  expect(screen.getAllByText('One application')).not.toEqual([]);
});

test('verifying goes on part by part, and says that the chain is sound', async () => {
  const asked = answering([line], [{ checked: 5, done: false }]);
  await renderPart(<StaffLogPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Verify the log' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Sound: all 7 lines are as written.')).toBeDefined();
  expect(asked.filter((one) => one.includes('/log/verify')).map((one) => /"after":\d/.exec(one)?.[0])).toEqual([
    '"after":0',
    '"after":5',
  ]);
});

test('a broken chain is shown with the place where it is broken', async () => {
  const at = '2026-03-01T08:00:00.000000Z';
  answering([line], [{ broken: { kind: 'changed', seq: 3, line: { id: '9', at, action: 'signed in' } } }]);
  await renderPart(<StaffLogPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Verify the log' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Broken at line 3')).toBeDefined();
  expect(screen.getByText(/^It is of March 1, 2026 at .* and says: Signed in\.$/)).toBeDefined();
});

test('whoever may not verify finds no button', async () => {
  answering([line]);
  await renderPart(<StaffLogPage />, ['log.read']);
  await screen.findAllByText('Changed a role');
  expect(screen.queryByRole('button', { name: 'Verify the log' })).toBeNull();
});
